import {useFindings} from '../ui/use-findings';
import {Popover} from '../ui/Popover';
import {useText} from '../ui/use-text';
import {FindingList} from './FindingList';

const POPOVER_WIDTH = 380;

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
