import {fixPrint} from '../actions/design/fix-print';
import {contentOf} from '../document/side';
import type {MessageKey, Translate} from '../i18n/keys';
import {namesOf} from '../objects/describe';
import type {FindingCode, FixName} from '../objects/kind';
import type {Finding} from '../preflight/check';
import {Button} from '../ui/Button';
import {useRun, useSide, useWorkbench} from '../ui/editor-context';
import {useText} from '../ui/use-text';

const FINDING_TEXT: Readonly<Record<FindingCode, MessageKey>> = {
  dpi: 'preflight.dpi',
  outside: 'preflight.outside',
  gone: 'preflight.gone',
  safe: 'preflight.safe',
  small: 'preflight.small',
  font: 'preflight.font',
  letters: 'preflight.letters',
  inexact: 'preflight.inexact',
};

const FIX_LABEL: Readonly<Record<FixName, MessageKey>> = {
  shrink: 'preflight.fixShrink',
  inside: 'preflight.fixInside',
  fit: 'preflight.fixFit',
  grow: 'preflight.fixGrow',
  font: 'preflight.fixFont',
  replace: 'preflight.fixReplace',
};

function describeFinding({code, actual, needed, more = 0}: Finding, t: Translate): string {
  return more === 0 ? t(FINDING_TEXT[code], {actual, needed}) : t('preflight.lettersMore', {actual, count: more});
}

/** What would come out badly in print, each with a button that mends it where that is possible. */
export function FindingList({findings, onClose}: {readonly findings: readonly Finding[]; onClose(): void}) {
  const t = useText();
  const {runWith} = useRun();
  const {editor} = useWorkbench();
  const names = namesOf(contentOf(useSide()), t);
  return (
    <ul className="findings">
      {findings.map(finding => {
        const {id, code, level, needed, fix} = finding;
        const name = names.get(id) ?? '';
        return (
          <li key={`${id} ${code}`} className={`finding finding-${level}`}>
            <button type="button" className="finding-text" onClick={() => editor.select([id])}>
              <strong>
                <span className="finding-level">{t(level === 'red' ? 'preflight.red' : 'preflight.amber')}</span> {name}
              </strong>
              <span>{describeFinding(finding, t)}</span>
            </button>
            {fix && (
              <Button
                onClick={() => {
                  // Replacing opens another panel; after the last finding there is nothing left to show.
                  if (findings.length === 1 || fix === 'replace') onClose();
                  runWith(fixPrint, finding);
                }}
              >
                {t(FIX_LABEL[fix], {needed})}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
