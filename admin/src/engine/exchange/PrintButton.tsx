/** Exports the design of a record for print, in the format that is chosen. */
import {useState} from 'react';
import {Button, CircularProgress, ListItemText, Menu, MenuItem} from '@mui/material';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import {useNotify} from 'react-admin';
import {useCan} from '../../access/session-context';
import {useT} from '../../i18n/hooks';
import {messageOf} from '../../request/failure';
import {printRecord, PRINT_FORMATS, type PrintedFile, type PrintFormat} from '../../request/print';
import {AbilityTooltip} from '../actions/AbilityTooltip';
import {isBlank} from '../../model/equal';
import {abilityOf, type EntityRecord} from '../../model/record';
import {listSigns} from '../../request/list-signs';
import {useView} from '../use-view';
import {saveFile} from './save-file';

export function PrintButton({record}: {readonly record: EntityRecord}) {
  const t = useT();
  const can = useCan();
  const notify = useNotify();
  const {entity} = useView();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [running, setRunning] = useState(false);
  if (!entity.print || !can(entity, 'print') || isBlank(record[entity.print.design])) return null;
  const run = async (format: PrintFormat): Promise<void> => {
    setAnchor(null);
    setRunning(true);
    try {
      const {file, name, problems} = await printRecord(entity.key, Number(record.id), format);
      saveFile(file, name);
      if (problems.length > 0) notify(describeProblems(problems, t), {type: 'warning', autoHideDuration: 12_000});
      else notify(t('print.done'), {type: 'success'});
    } catch (error) {
      notify(messageOf(error), {type: 'error', autoHideDuration: 12_000});
    } finally {
      setRunning(false);
    }
  };
  return (
    <>
      <AbilityTooltip ability={abilityOf(record, 'print')}>
        <Button
          variant="outlined"
          startIcon={
            running ? <CircularProgress size={16} color="inherit" aria-label={t('print.running')} /> : <PrintIcon />
          }
          disabled={running}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={event => setAnchor(event.currentTarget)}
        >
          {t(running ? 'print.running' : 'print.title')}
        </Button>
      </AbilityTooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {PRINT_FORMATS.map(format => (
          <MenuItem key={format} onClick={() => void run(format)}>
            <ListItemText
              primary={format === 'pdfx' ? 'PDF/X-4' : format.toUpperCase()}
              secondary={t(`print.${format}`)}
              slotProps={{secondary: {variant: 'caption'}}}
            />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** What of the design is not in the file. */
function describeProblems(problems: PrintedFile['problems'], t: ReturnType<typeof useT>): string {
  const of = (code: string): readonly string[] =>
    problems.filter(problem => problem.code === code).map(({detail}) => detail);
  const lacking = problems.find(({code}) => code === 'missing-sign');
  const cut = of('cut-off');
  const colours = of('gamut')
    .flatMap(detail => detail.split(', '))
    .map(pair => pair.replace(' ', ' → '))
    .join(', ');
  const words = cut
    .filter(text => text !== '')
    .map(text => `“${text}”`)
    .join(' ');
  return [
    ...(lacking
      ? [t('print.missingSigns', {signs: listSigns({signs: [...lacking.detail], more: lacking.more}, t)})]
      : []),
    ...(colours === '' ? [] : [t('print.gamut', {colours})]),
    ...(cut.length > 0 ? [`${t('print.cutOff', {count: cut.length})} ${words}`.trim()] : []),
  ].join(' ');
}
