<<<<<<< HEAD
=======
import {fixPrint} from '../actions/design/fix-print';
import {contentOf} from '../document/side';
import type {MessageKey, Translate} from '../i18n/keys';
import {namesOf} from '../objects/describe';
import type {FindingCode, FixName} from '../objects/kind';
import type {Finding} from '../preflight/check';
>>>>>>> rest29
import {useFindings} from '../ui/use-findings';
import {Popover} from '../ui/Popover';
import {useText} from '../ui/use-text';
import {FindingList} from './FindingList';

const POPOVER_WIDTH = 380;

function describeFinding({code, actual, needed, more = 0}: Finding, t: Translate): string {
  return more === 0 ? t(SENTENCE[code], {actual, needed}) : t('preflight.lettersMore', {actual, count: more});
}

/** How many things would come out badly in print, and what they are; silent when there is nothing to say. */
export function PreflightButton() {
  const t = useText();
  const findings = useFindings();
  if (findings.length === 0) return null;
  const worst = findings.some(({level}) => level === 'red') ? 'red' : 'amber';
  return (
    <Popover
      icon="check"
      className="preflight"
      label={t('preflight.count', {number: findings.length})}
      title={t('preflight.title')}
      width={POPOVER_WIDTH}
      mark={
        <span className={`preflight-mark preflight-${worst}`} aria-hidden="true">
          {findings.length}
        </span>
      }
    >
      {close => <FindingList findings={findings} onClose={close} />}
    </Popover>
  );
}
<<<<<<< HEAD
=======

function Findings({findings, onClose}: {readonly findings: readonly Finding[]; onClose(): void}) {
  const t = useText();
  const {runWith} = useRun();
  const {editor} = useWorkbench();
  const names = namesOf(contentOf(useSide()), t);
  return (
    <ul className="findings">
      {findings.map(finding => {
        const {id, level, code, needed, fix} = finding;
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
                  if (findings.length === 1 || fix === 'replace') onClose();
                  runWith(fixPrint, finding);
                }}
              >
                {t(FIX[fix], {needed})}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
>>>>>>> rest29
