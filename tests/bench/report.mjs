/** The figures as a table, with what was aimed at. */

const AIM = {list: 0.65, get: 0.25, create: 0.35};
const AIM_RESTRICTED = 0.9;

function figure(result) {
  const cpu = result.cpuMs === undefined ? '' : ` ${result.cpuMs.toFixed(2)} ms`;
  return `${result.perSecond.toFixed(0)}/s${cpu}`;
}

function ratio(a, b) {
  return (a.perSecond / b.perSecond).toFixed(2);
}

export function printTable(rows, statements, log) {
  const heading = ['', 'conn', 'admin', 'restricted', 'bare', 'of bare (aim)', 'restricted of admin (aim)'];
  const lines = rows.map(({name, connections, admin, restricted, bare}) => [
    name,
    String(connections),
    figure(admin),
    figure(restricted),
    figure(bare),
    `${ratio(admin, bare)} (${AIM[name]})`,
    `${ratio(restricted, admin)} (${AIM_RESTRICTED})`,
  ]);
  const widths = heading.map((_, column) => Math.max(...[heading, ...lines].map(line => line[column].length)));
  for (const line of [heading, ...lines]) log(line.map((cell, column) => cell.padEnd(widths[column])).join('  '));
  for (const {connections, admin, insert} of rows.filter(row => row.insert))
    log(
      `create, ${connections} connections, beside one bare INSERT without transaction, audit or reading back: ` +
        `${figure(insert)}, ratio ${ratio(admin, insert)}`,
    );
  for (const [name, list] of Object.entries(statements).filter(([, list]) => Array.isArray(list)))
    log(`${name}: ${list.length} statements`);
}
