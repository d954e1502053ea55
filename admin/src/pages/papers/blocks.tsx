/** The blocks of a paper, each as the PDF has it. */
import type {CSSProperties} from 'react';
import {Box} from '@mui/material';
import type {
  Cell,
  CodesBlock,
  FieldsBlock,
  LetterheadBlock,
  LinesBlock,
  PaperBlock,
  PartiesBlock,
  Picture,
  PicturesBlock,
  SignaturesBlock,
  TermsBlock,
  TotalsBlock,
} from '@emblem/schemas/papers';
import {safeLink} from '../../formatting/safe-link';
import {BarCode} from '../../widgets/BarCode';
import {QrCode} from '../../widgets/QrCode';
import {GREY, HAIR, Label, RULE, Title} from './look';
import {Questions} from './Questions';

function Lines({lines}: {readonly lines: readonly string[]}) {
  return lines.map((line, index) => (
    <Box key={index} component="span" dir="auto" sx={{display: 'block', textAlign: 'start', whiteSpace: 'pre-line'}}>
      {line}
    </Box>
  ));
}

/** Hidden where it cannot be loaded, as it is left out of the PDF. */
function Drawn({picture, width, height}: Picture & {readonly width?: string; readonly height: string}) {
  const source = safeLink(picture);
  return source === undefined ? null : (
    <img
      src={source.startsWith('/files/') && !source.includes('?') ? `${source}?size=512` : source}
      alt=""
      onError={({currentTarget}) => {
        currentTarget.hidden = true;
      }}
      style={{maxWidth: width ?? '100%', height, objectFit: 'contain'}}
    />
  );
}

function Letterhead({logo, name, lines, title, number}: LetterheadBlock) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: '4mm 8mm',
        pb: '3mm',
        borderBottom: '1pt solid #000',
      }}
    >
      <div>
        {logo && (
          <Box sx={{mb: '1mm'}}>
            <Drawn {...logo} height="13mm" />
          </Box>
        )}
        <Box sx={{fontSize: '11pt', fontWeight: 700}}>{name}</Box>
        <Box sx={{fontSize: '8pt', color: GREY}}>
          <Lines lines={lines} />
        </Box>
      </div>
      <Box sx={{ml: 'auto', textAlign: 'end'}}>
        <Box sx={{fontSize: '20pt', fontWeight: 700, lineHeight: 1.2}}>{title}</Box>
        {number !== undefined && <Box sx={{fontSize: '10pt', color: GREY}}>{number}</Box>}
      </Box>
    </Box>
  );
}

function Parties({parties}: PartiesBlock) {
  return (
    <Box sx={{display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(45mm, 1fr))', gap: '4mm 8mm'}}>
      {parties.map(({label, lines}, index) => (
        <div key={index}>
          <Label>{label}</Label>
          <Lines lines={lines} />
        </div>
      ))}
    </Box>
  );
}

function Fields({title, fields, isLabel}: FieldsBlock & {readonly isLabel: boolean}) {
  const look = isLabel
    ? {gap: '1.2mm', gridTemplateColumns: '1fr', '& > div': {display: 'flex', gap: '2mm', alignItems: 'baseline'}}
    : {gap: '3mm 6mm', gridTemplateColumns: 'repeat(auto-fill, minmax(36mm, 1fr))'};
  return (
    <div>
      {title !== undefined && <Title>{title}</Title>}
      <Box sx={{display: 'grid', ...look}}>
        {fields.map(({label, lines}, index) => (
          <div key={index}>
            <Label>{label}</Label>
            <div>
              <Lines lines={lines} />
            </div>
          </div>
        ))}
      </Box>
    </div>
  );
}

function Shown({cell}: {readonly cell: Cell}) {
  if (typeof cell !== 'string') return <Drawn {...cell} width="16mm" height="12mm" />;
  return (
    <Box component="span" dir="auto" sx={{whiteSpace: 'pre-line'}}>
      {cell}
    </Box>
  );
}

/** Figures stay whole. A word that is longer than its column would push them off the sheet. */
function cellStyle(column: LinesBlock['columns'][number] | undefined): CSSProperties | undefined {
  if (column?.align === 'end') return {textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums'};
  return column?.share === undefined ? undefined : {overflowWrap: 'anywhere'};
}

function Table({title, columns, rows}: LinesBlock) {
  return (
    <Box sx={{overflowX: 'auto', '@media print': {overflow: 'visible'}}}>
      {title !== undefined && <Title>{title}</Title>}
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          fontSize: '8.5pt',
          overflowWrap: 'normal',
          '& th, & td': {p: '1.8mm 1.6mm', textAlign: 'start'},
          '& th': {fontSize: '7.5pt', fontWeight: 700, backgroundColor: '#f2f4f7', borderBottom: RULE},
          '& td': {borderBottom: HAIR},
          '& tr': {breakInside: 'avoid'},
        }}
      >
        <thead>
          <tr>
            {columns.map(({label, align, share}, index) => (
              <th
                key={index}
                scope="col"
                style={{textAlign: align, ...(share === undefined ? {width: '1%'} : {minWidth: '35mm'})}}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={line}>
              {row.map((cell, index) => (
                <td key={index} style={cellStyle(columns[index])}>
                  <Shown cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

function Totals({rows}: TotalsBlock) {
  return (
    <Box component="dl" sx={{m: 0, ml: 'auto', width: {xs: '100%', sm: '55%'}, breakInside: 'avoid'}}>
      {rows.map(({label, value, strong}, index) => (
        <Box
          key={index}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: '4mm',
            p: '1.2mm 1.6mm',
            ...(strong ? {borderTop: RULE, fontWeight: 700, fontSize: '10pt'} : {}),
          }}
        >
          <dt>{label}</dt>
          <Box component="dd" sx={{m: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap'}}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Terms({title, paragraphs}: TermsBlock) {
  return (
    <div>
      {title !== undefined && <Title>{title}</Title>}
      {paragraphs.map((paragraph, index) => (
        <Box key={index} component="p" dir="auto" sx={{m: 0, mb: '1.5mm', fontSize: '8.5pt', whiteSpace: 'pre-line'}}>
          {paragraph}
        </Box>
      ))}
    </div>
  );
}

function Pictures({pictures, height}: PicturesBlock) {
  return (
    <Box sx={{display: 'flex', flexWrap: 'wrap', gap: '4mm'}}>
      {pictures.map(({picture}, index) => (
        <Drawn key={index} picture={picture} height={`${height}mm`} />
      ))}
    </Box>
  );
}

function Codes({codes, size}: CodesBlock) {
  return (
    <Box sx={{display: 'flex', flexWrap: 'wrap', gap: '4mm'}}>
      {codes.map(({content, label, bars}, index) => (
        <Box key={index} sx={{textAlign: 'center'}}>
          {bars ? (
            <BarCode bars={bars} label={label} width={`${size}mm`} />
          ) : (
            <QrCode text={content} label={label} side={`${size}mm`} />
          )}
          <Label>{label}</Label>
        </Box>
      ))}
    </Box>
  );
}

function Signatures({places}: SignaturesBlock) {
  return (
    <Box sx={{display: 'flex', gap: '12mm', pt: '16mm', breakInside: 'avoid'}}>
      {places.map((place, index) => (
        <Box key={index} sx={{flex: 1, borderTop: '0.6pt solid #000', pt: '1mm'}}>
          <Label>{place}</Label>
        </Box>
      ))}
    </Box>
  );
}

export function Block({block, isLabel}: {readonly block: PaperBlock; readonly isLabel: boolean}) {
  switch (block.kind) {
    case 'letterhead':
      return <Letterhead {...block} />;
    case 'parties':
      return <Parties {...block} />;
    case 'fields':
      return <Fields {...block} isLabel={isLabel} />;
    case 'lines':
      return <Table {...block} />;
    case 'totals':
      return <Totals {...block} />;
    case 'terms':
      return <Terms {...block} />;
    case 'pictures':
      return <Pictures {...block} />;
    case 'codes':
      return <Codes {...block} />;
    case 'questions':
      return <Questions {...block} />;
    case 'signatures':
      return <Signatures {...block} />;
  }
}
