/**
 * Exists because a bank's statement is no table of records: its lines are matched to what customers owe, and become
 * payments where somebody agrees.
 */
import {useId, useRef, useState} from 'react';
import {Alert, Box, Button, Card, LinearProgress, Typography} from '@mui/material';
import {useNotify} from 'react-admin';
import Decimal from 'decimal.js';
import {amountText} from '@emblem/schemas';
import {useSearchParams} from 'react-router';
import {RelationPicker} from '../../controls/shared/RelationPicker';
import {PageHeader} from '../../frame/PageHeader';
import {useSay, useT} from '../../i18n/hooks';
import {model} from '../../model/schema';
import {STATES, type LineState, type StatementLine} from '../../request/statements';
import {SubmitButton} from '../../widgets/SubmitButton';
import {ColumnMapping} from './ColumnMapping';
import {moneyText, StatementRow} from './StatementRow';
import {useStatement} from './use-statement';

const ACCOUNT = model.entity('bank-account');
const ACCEPT = '.csv,.txt,text/csv';

type Imported = ReturnType<typeof useStatement>;

function Group({state, lines, imported}: {state: LineState; lines: readonly StatementLine[]; imported: Imported}) {
  const t = useT();
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <Card component="section" aria-labelledby={id} sx={{mb: 1.5}}>
      <Box sx={{px: 2, py: 1.25}}>
        <Typography id={id} component="h2" variant="h3">
          {t(`bankImport.state.${state}`, {count: lines.length})}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t(`bankImport.explain.${state}`)}
        </Typography>
      </Box>
      <Box component="ul" sx={{listStyle: 'none', m: 0, p: 0}}>
        {lines.map(line => (
          <StatementRow
            key={line.key}
            line={line}
            choice={imported.choices.get(line.key)}
            fault={imported.faults[line.key]}
            onChoose={sale => imported.choose(line, sale)}
          />
        ))}
      </Box>
    </Card>
  );
}

/** What is chosen, by currency. */
function sumOf(lines: readonly StatementLine[]): string {
  const sums = new Map<string, Decimal>();
  for (const {amount, currency} of lines) sums.set(currency, new Decimal(amount).plus(sums.get(currency) ?? 0));
  return [...sums].map(([currency, sum]) => moneyText(amountText(sum), currency)).join(' + ');
}

function BookBar({imported, lines}: {readonly imported: Imported; readonly lines: readonly StatementLine[]}) {
  const t = useT();
  const notify = useNotify();
  const chosen = lines.filter(({key}) => imported.choices.has(key));
  const book = async () => {
    const count = await imported.book();
    if (count !== undefined) notify(t('bankImport.done', {count}), {type: 'success'});
  };
  return (
    <Card
      sx={{position: 'sticky', bottom: 0, zIndex: 1, px: 2, py: 1.25, display: 'flex', flexWrap: 'wrap', gap: 1.5}}
      elevation={4}
    >
      <Typography variant="body2" sx={{alignSelf: 'center', flex: 1, minWidth: 0}}>
        {chosen.length === 0
          ? t('bankImport.nothingChosen')
          : t('bankImport.chosen', {count: chosen.length, sum: sumOf(chosen)})}
      </Typography>
      <SubmitButton
        disabled={chosen.length === 0 || imported.isBusy}
        loading={imported.isBusy}
        onClick={() => void book()}
      >
        {t('bankImport.book', {count: chosen.length})}
      </SubmitButton>
    </Card>
  );
}

/** Whether it is not even known which columns are needed. */
const isOpen = (missing: readonly string[]) => missing.includes('date') || missing.includes('amount');

function Result({imported}: {readonly imported: Imported}) {
  const t = useT();
  const {statement} = imported;
  if (!statement) return null;
  const {lines, missing} = statement;
  return (
    <>
      <ColumnMapping statement={statement} onChange={mapping => void imported.remap(mapping)} />
      {missing.length > 0 && (
        <Alert severity="info">{t(isOpen(missing) ? 'bankImport.sayColumns' : 'bankImport.sayForms')}</Alert>
      )}
      {STATES.map(state => (
        <Group key={state} state={state} lines={lines.filter(line => line.state === state)} imported={imported} />
      ))}
      {lines.length > 0 && <BookBar imported={imported} lines={lines} />}
    </>
  );
}

export default function BankImport() {
  const t = useT();
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const [query] = useSearchParams();
  const named = Number(query.get('account'));
  const [account, setAccount] = useState<number | undefined>(named > 0 ? named : undefined);
  const imported = useStatement(account);
  const {file, problem, isBusy} = imported;
  const pick = (id: number | undefined) => {
    imported.leave();
    setAccount(id);
  };
  return (
    <>
      <PageHeader title={t('bankImport.title')} />
      <Typography variant="body2" color="textSecondary" sx={{mb: 1.5}}>
        {t('bankImport.intro')}
      </Typography>
      <Box sx={{display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1.5}}>
        <Box sx={{width: {xs: '100%', sm: 360}}}>
          <RelationPicker
            entity={ACCOUNT}
            multiple={false}
            label={say(ACCOUNT.label)}
            ids={account === undefined ? [] : [account]}
            onChange={([id]) => pick(id)}
          />
        </Box>
        <input
          ref={input}
          type="file"
          accept={ACCEPT}
          hidden
          aria-label={t('bankImport.choose')}
          onChange={event => {
            const [chosen] = event.target.files ?? [];
            event.target.value = '';
            if (chosen) void imported.open(chosen);
          }}
        />
        <Button
          variant="outlined"
          disabled={account === undefined}
          loading={isBusy}
          onClick={() => input.current?.click()}
        >
          {t(file ? 'bankImport.other' : 'bankImport.choose')}
        </Button>
        {file && (
          <Typography variant="body2" sx={{overflowWrap: 'anywhere'}}>
            {file.name}
          </Typography>
        )}
      </Box>
      {isBusy && <LinearProgress aria-label={t('bankImport.reading')} sx={{mb: 1.5}} />}
      {problem !== undefined && (
        <Alert severity="error" sx={{mb: 1.5}}>
          {problem}
        </Alert>
      )}
      <Result imported={imported} />
    </>
  );
}
