/** Lines on a narrow screen: a card for each, of which one at a time is open with its fields. */
import {useState} from 'react';
import {Box, Button, ButtonBase, IconButton, Typography} from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownIcon from '@mui/icons-material/ArrowDownwardOutlined';
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined';
import {LINES_LIMIT, type Field} from '@emblem/schemas';
import {expressionOf} from '@emblem/schemas/expression';
import {FieldInput} from '../../controls/FieldInput';
import {useLocale, useSay, useT} from '../../i18n/hooks';
import {isBlank, sameValue} from '../../model/equal';
import {FormTargetProvider} from '../../model/form-target';
import {currencyOf, shownText} from './cell-text';
import {movedRow} from './edit';
import type {LinesGridProps} from './LinesGrid';
import {blankRow, copiedRow, enterable, isStored, type Row} from './rows';
import {OwnerFigures} from './OwnerFigures';
import {useTotal} from './TotalsRow';
import {useLiveRows} from './use-live-rows';

interface CardProps extends LinesGridProps {
  readonly row: Row;
  /** The same with its figures. */
  readonly live: Row;
  readonly index: number;
  readonly open: boolean;
  readonly onOpen: (index: number | undefined) => void;
}

interface Summary {
  readonly title: string;
  readonly rest: string;
  /** What the line comes to. */
  readonly figure: string;
}

/** What a card says while it is closed: its first text large, what it comes to, the rest in a line. */
function useSummary({columns, live}: CardProps): Summary {
  const locale = useLocale();
  const say = useSay();
  const text = (field: Field) => shownText(field, live, {locale, currency: currencyOf(field, live)});
  const figure = columns.find(({computed}) => expressionOf(computed) !== undefined);
  const [first, ...others] = columns.filter(({name}) => !isBlank(live[name]));
  return {
    title: first ? text(first) : '',
    figure: figure ? text(figure) : '',
    rest: others
      .filter(field => field !== figure && !sameValue(live[field.name], field.default))
      .slice(0, 4)
      .map(field => `${say(field.label)} ${text(field)}`)
      .join(' · '),
  };
}

function CardActs({child, lines, rows, index, onChange, onOpen}: CardProps) {
  const t = useT();
  const row = rows[index];
  return (
    <Box sx={{display: 'flex', justifyContent: 'flex-end', gap: 0.5}}>
      {child.sort && (
        <>
          <IconButton
            aria-label={t('field.moveUp', {row: index + 1})}
            disabled={index === 0}
            onClick={() => [onChange(movedRow(rows, index, index - 1)), onOpen(index - 1)]}
          >
            <UpIcon fontSize="small" />
          </IconButton>
          <IconButton
            aria-label={t('lines.moveDown', {row: index + 1})}
            disabled={index === rows.length - 1}
            onClick={() => [onChange(movedRow(rows, index, index + 1)), onOpen(index + 1)]}
          >
            <DownIcon fontSize="small" />
          </IconButton>
        </>
      )}
      <IconButton
        aria-label={t('lines.copyOf', {row: index + 1})}
        onClick={() => row && [onChange(rows.toSpliced(index + 1, 0, copiedRow(child, lines, row))), onOpen(index + 1)]}
      >
        <CopyIcon fontSize="small" />
      </IconButton>
      <IconButton
        aria-label={t('lines.removeOf', {row: index + 1})}
        onClick={() => [onChange(rows.toSpliced(index, 1)), onOpen(undefined)]}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

function LineCard(props: CardProps) {
  const {child, lines, columns, row, live, index, faults, open, onOpen} = props;
  const t = useT();
  const {title, rest, figure} = useSummary(props);
  const own = faults.get(index);
  const fields = new Set(enterable(child, lines, isStored(row)));
  return (
    <Box component="li" sx={{border: 1, borderColor: own ? 'error.main' : 'divider', borderRadius: 1, mb: 1}}>
      <ButtonBase
        aria-expanded={open}
        onClick={() => onOpen(open ? undefined : index)}
        sx={{display: 'block', width: '100%', textAlign: 'start', px: 1.5, py: 1.25}}
      >
        <Typography
          variant="body2"
          component="span"
          sx={{display: 'flex', justifyContent: 'space-between', gap: 2, fontWeight: 600, overflowWrap: 'anywhere'}}
        >
          <span>
            {index + 1}. {title === '' ? t('lines.new') : title}
          </span>
          <span>{figure}</span>
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {rest}
        </Typography>
        {own && (
          <Typography variant="caption" color="error" sx={{display: 'block'}}>
            {Object.values(own).join(' ')}
          </Typography>
        )}
      </ButtonBase>
      {open && (
        <Box sx={{display: 'grid', gap: 1.5, px: 1.5, pb: 1}}>
          <FormTargetProvider target={{entity: child, record: live, at: `${lines.name}.${index}.`}}>
            {columns
              .filter(field => fields.has(field))
              .map(field => (
                <FieldInput
                  key={field.name}
                  field={field}
                  name={`${lines.name}.${index}.${field.name}`}
                  required={field.required}
                />
              ))}
          </FormTargetProvider>
          <CardActs {...props} />
        </Box>
      )}
    </Box>
  );
}

export function LinesCards(props: LinesGridProps) {
  const {child, lines, columns, rows, record, onChange, led} = props;
  const t = useT();
  const say = useSay();
  const live = useLiveRows({child, lines, rows, owner: record});
  const total = useTotal(live);
  const [open, setOpen] = useState<number>();
  const [followed, follow] = useState(led);
  if (led !== followed) {
    follow(led);
    setOpen(led?.row);
  }
  const summed = columns.filter(({name}) => lines.totals?.includes(name));
  return (
    <>
      {rows.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{pb: 1}}>
          {t('lines.none')}
        </Typography>
      )}
      <Box component="ol" aria-label={say(lines.label)} sx={{listStyle: 'none', m: 0, p: 0}}>
        {rows.map((row, index) => (
          <LineCard
            key={row._key}
            {...props}
            row={row}
            live={live[index] ?? row}
            index={index}
            open={open === index}
            onOpen={setOpen}
          />
        ))}
      </Box>
      {rows.length > 0 && summed.length > 0 && (
        <Typography variant="body2" sx={{fontWeight: 600, mb: 1}}>
          {t('lines.total')}: {summed.map(field => `${say(field.label)} ${total(field)}`).join(' · ')}
        </Typography>
      )}
      <Box sx={{mb: 1}}>
        <OwnerFigures lines={lines} />
      </Box>
      <Button
        variant="outlined"
        startIcon={<AddIcon />}
        disabled={rows.length >= LINES_LIMIT}
        onClick={() => [onChange([...rows, blankRow(child, lines)]), setOpen(rows.length)]}
      >
        {t('lines.add')}
      </Button>
    </>
  );
}
