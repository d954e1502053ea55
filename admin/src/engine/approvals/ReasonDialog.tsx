/** Asks for the reason of an answer, once for all records that are decided together. */
import {useId, useState, type KeyboardEvent} from 'react';
import {Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField, Typography} from '@mui/material';
import {genericMessage, type Field} from '@emblem/schemas';
import {describedBy, FieldFrame} from '../../controls/shared/FieldFrame';
import {recordLabel} from '../../controls/shared/record-label';
import {useSay, useT} from '../../i18n/hooks';
import {useDismissal} from '../../widgets/use-dismissal';
import {useActionLabel} from '../actions/use-action-label';
import {isNeeded, reasonOf, recordsOf, type Question} from './use-questions';

interface ReasonDialogProps {
  readonly question: Question;
  readonly onAnswer: (reason: string) => void;
  readonly onClose: () => void;
}

/** As many as are named one by one. */
const NAMED = 8;

/** What the step is called where all take the same one. */
function useTitle({decision, kinds}: Question): string {
  const t = useT();
  const labelOf = useActionLabel();
  const [first, ...others] = kinds;
  return first && others.length === 0 ? labelOf(first.action) : t(`approvals.${decision}`);
}

function Named({question}: {readonly question: Question}) {
  const t = useT();
  const records = recordsOf(question);
  const names = records.slice(0, NAMED).map(({view, record}) => recordLabel(view.entity, record));
  const more = records.length - names.length;
  return (
    <Typography variant="body2" color="textSecondary" sx={{overflowWrap: 'anywhere'}}>
      {names.join(t('common.comma'))}
      {more > 0 && ` ${t('approvals.andMore', {count: more})}`}
    </Typography>
  );
}

interface ReasonFieldProps {
  readonly fields: readonly Field[];
  readonly needed: boolean;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
}

/** One text for all of them, as long as each of them takes; called what the first one is called. */
function ReasonField({fields, needed, value, problem, onChange}: ReasonFieldProps) {
  const t = useT();
  const say = useSay();
  const id = useId();
  const [first] = fields;
  const lengths = fields.flatMap(({schema}) => schema.maxLength ?? []);
  return (
    <FieldFrame
      id={id}
      label={first ? say(first.label) : ''}
      required={needed}
      help={t('approvals.reasonHint')}
      error={problem}
    >
      <TextField
        id={id}
        value={value}
        onChange={event => onChange(event.target.value)}
        multiline
        minRows={2}
        maxRows={8}
        autoFocus
        hiddenLabel
        error={problem !== undefined}
        slotProps={{
          htmlInput: {
            'aria-describedby': describedBy(id),
            'aria-required': needed || undefined,
            maxLength: lengths.length > 0 ? Math.min(...lengths) : undefined,
          },
        }}
      />
    </FieldFrame>
  );
}

export function ReasonDialog({question, onAnswer, onClose}: ReasonDialogProps) {
  const id = useId();
  const say = useSay();
  const title = useTitle(question);
  const dismissal = useDismissal(title);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const asked = question.kinds.flatMap(kind => {
    const field = reasonOf(kind);
    return field ? [{field, needed: isNeeded(kind, field)}] : [];
  });
  const needing = asked.find(({needed}) => needed);
  const submit = () => {
    if (needing && reason.trim() === '') setProblem(say(needing.field.messages.required ?? genericMessage('required')));
    else onAnswer(reason.trim());
  };
  const press = (event: KeyboardEvent) => {
    // While a word is being composed, Enter chooses its signs.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    submit();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id} onKeyDown={press}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{pt: 0.5}}>
          <Named question={question} />
          <ReasonField
            fields={asked.map(({field}) => field)}
            needed={needing !== undefined}
            value={reason}
            problem={problem}
            onChange={value => {
              setReason(value);
              setProblem(undefined);
            }}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {dismissal}
        </Button>
        <Button variant="contained" color={question.decision === 'refuse' ? 'error' : 'primary'} onClick={submit}>
          {title}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
