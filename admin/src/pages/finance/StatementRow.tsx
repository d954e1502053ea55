/** A line of a statement, with what it pays and whether it is to be booked. */
import {Alert, Box, Checkbox, MenuItem, TextField, Typography} from '@mui/material';
import Decimal from 'decimal.js';
import {amountText} from '@emblem/schemas';
import {RecordLink} from '../../controls/shared/RecordLink';
import {RelationPicker} from '../../controls/shared/RelationPicker';
import {withThousands} from '../../formatting/number';
import {useT} from '../../i18n/hooks';
import {model} from '../../model/schema';
import type {Choice, Sale, StatementLine} from '../../request/statements';

interface RowProps {
  readonly line: StatementLine;
  readonly choice: Choice | undefined;
  readonly fault: string | undefined;
  readonly onChoose: (sale: Pick<Sale, 'entity' | 'id'> | undefined) => void;
}

const ORDER = model.entity('order');

export function moneyText(amount: string, currency: string): string {
  return /^-?\d+\.\d{2,3}$/.test(amount) ? `${withThousands(amount)} ${currency}` : amount;
}

/** Where an order is chosen by hand: of this currency, and not cancelled. */
function ChooseOrder({line, choice, onChoose}: Omit<RowProps, 'fault'>) {
  const t = useT();
  return (
    <RelationPicker
      entity={ORDER}
      multiple={false}
      label={t('bankImport.chooseOrder')}
      ids={choice ? [choice.id] : []}
      where={{all: [{eq: ['currency', line.currency]}, {gt: ['balanceDue', '0.00']}]}}
      onChange={([id]) => onChoose(id === undefined ? undefined : {entity: ORDER.key, id})}
    />
  );
}

/** What a line means for what is open, where it is not simply that. */
function useReason({reason, amount, currency}: StatementLine, sale: Sale | undefined): string | undefined {
  const t = useT();
  if (reason === undefined || !sale) return undefined;
  const open = new Decimal(sale.open);
  if (reason === 'more' && open.greaterThan(0)) {
    const above = moneyText(amountText(open.minus(amount).negated()), currency);
    return t('bankImport.reason.split', {open: moneyText(sale.open, sale.currency), above});
  }
  if (reason === 'part') {
    const rest = moneyText(amountText(open.minus(amount)), currency);
    return t('bankImport.reason.part', {rest});
  }
  return t(`bankImport.reason.${reason}`, {currency: sale.currency});
}

function SaleText({sale}: {readonly sale: Sale}) {
  const t = useT();
  const {entity, id, number, invoice, name, open, currency} = sale;
  return (
    <Box>
      <RecordLink entity={model.entity(entity)} id={id} label={number} />
      {invoice !== undefined && <Typography component="span" variant="body2">{` · ${invoice}`}</Typography>}
      <Typography variant="body2" color="textSecondary">
        {[name, t('bankImport.open', {open: moneyText(open, currency)})].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}

function Target({line, choice, onChoose}: Omit<RowProps, 'fault'>) {
  const t = useT();
  const {state, targets} = line;
  const chosen = targets.find(({entity, id}) => entity === choice?.entity && id === choice.id) ?? targets[0];
  const reason = useReason(line, chosen);
  const canChoose = state === 'none' && targets.length === 0;
  return (
    <Box sx={{display: 'grid', gap: 0.5}}>
      {targets.length > 1 && (
        <TextField
          select
          size="small"
          label={t('bankImport.whichSale')}
          value={chosen ? `${chosen.entity} ${chosen.id}` : ''}
          onChange={event => onChoose(targets.find(({entity, id}) => `${entity} ${id}` === event.target.value))}
        >
          {targets.map(({entity, id, number, name, open, currency}) => (
            <MenuItem key={`${entity} ${id}`} value={`${entity} ${id}`}>
              {[number, name, moneyText(open, currency)].filter(Boolean).join(' · ')}
            </MenuItem>
          ))}
        </TextField>
      )}
      {targets.length === 1 && chosen && <SaleText sale={chosen} />}
      {canChoose && <ChooseOrder line={line} choice={choice} onChoose={onChoose} />}
      {reason !== undefined && <Typography variant="body2">{reason}</Typography>}
    </Box>
  );
}

export function StatementRow({line, choice, fault, onChoose}: RowProps) {
  const t = useT();
  const {date, payer, reference, amount, currency, targets, state} = line;
  const [first] = targets;
  const canBook = state === 'exact' || state === 'proposed' || (state === 'none' && choice !== undefined);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'start',
        gridTemplateColumns: {xs: '32px minmax(0, 1fr) auto', md: '32px minmax(0, 5fr) minmax(0, 4fr) 150px'},
        gridTemplateAreas: {
          xs: '"tick who amount" ". what what" ". fault fault"',
          md: '"tick who what amount" ". fault fault fault"',
        },
        py: 1.25,
        px: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{gridArea: 'tick'}}>
        {canBook && (
          <Checkbox
            size="small"
            sx={{p: 0.5, mt: -0.5}}
            checked={choice !== undefined}
            onChange={(_event, isChecked) => onChoose(isChecked ? first : undefined)}
            slotProps={{input: {'aria-label': t('bankImport.take', {payer, amount: moneyText(amount, currency)})}}}
          />
        )}
      </Box>
      <Box sx={{gridArea: 'who', overflowWrap: 'anywhere'}}>
        <Typography variant="body2" sx={{fontWeight: 600}}>
          {payer === '' ? t('bankImport.noPayer') : payer}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[date, reference].filter(part => part !== '').join(' · ')}
        </Typography>
      </Box>
      <Box sx={{gridArea: 'what', minWidth: 0}}>
        <Target line={line} choice={choice} onChoose={onChoose} />
      </Box>
      <Typography
        variant="body2"
        sx={{gridArea: 'amount', textAlign: 'end', fontWeight: 600, fontVariantNumeric: 'tabular-nums'}}
      >
        {moneyText(amount, currency)}
      </Typography>
      {fault !== undefined && (
        <Alert severity="error" sx={{gridArea: 'fault'}}>
          {fault}
        </Alert>
      )}
    </Box>
  );
}
