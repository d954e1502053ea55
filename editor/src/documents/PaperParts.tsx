import type {OwnPaper, PaperPart} from '../api/documents-readers';

/** What stands on the paper, in its language. */
export function PaperParts({paper: {language, title, parts}}: {readonly paper: OwnPaper}) {
  return (
    <article className="paper" lang={language} aria-label={title}>
      <h4>{title}</h4>
      {parts.map((part, index) => (
        <Part key={index} part={part} />
      ))}
    </article>
  );
}

function Part({part}: {readonly part: PaperPart}) {
  switch (part.kind) {
    case 'fields':
      return (
        <dl className="paper-fields">
          {part.fields.map(({label, lines}, index) => (
            <div key={index}>
              <dt>{label}</dt>
              <dd dir="auto">{lines.join('\n')}</dd>
            </div>
          ))}
        </dl>
      );
    case 'lines':
      return <Lines {...part} />;
    case 'totals':
      return (
        <dl className="paper-totals">
          {part.rows.map(({label, value, strong}, index) => (
            <div key={index} className={strong ? 'paper-strong' : undefined}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
    case 'terms':
      return (
        <section className="paper-terms">
          {part.title !== '' && <h5>{part.title}</h5>}
          {part.paragraphs.map((paragraph, index) => (
            <p key={index} dir="auto">
              {paragraph}
            </p>
          ))}
        </section>
      );
  }
}

/** A table; on a phone each line is a card whose cells say their column. */
function Lines({columns, rows}: Extract<PaperPart, {kind: 'lines'}>) {
  return (
    <table className="paper-lines">
      <thead>
        <tr>
          {columns.map(({label, atEnd}, index) => (
            <th key={index} scope="col" className={atEnd ? 'paper-end' : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, line) => (
          <tr key={line}>
            {row.map((cell, index) => (
              <td
                key={index}
                dir="auto"
                data-label={columns[index]?.label}
                className={columns[index]?.atEnd ? 'paper-end' : undefined}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
