/** A page of the console, registered by the name that a node of the navigation uses. */
import {join} from 'node:path';
import {addAfter, create, insert, pascal, spoken} from './files.mjs';

function source(name, title) {
  return `/** Exists because: what a schema cannot say here. */
import {Typography} from '@mui/material';
import {PageHeader} from '../../shell/PageHeader';

export default function ${name}() {
  return (
    <>
      <PageHeader title="${title}" />
      <Typography>${title}</Typography>
    </>
  );
}
`;
}

export function page(root, module, key) {
  const name = pascal(key);
  const file = join('admin', 'src', 'pages', module, `${name}.tsx`);
  create(join(root, file), source(name, spoken(key)));
  const registry = join(root, 'admin', 'src', 'routes', 'pages.tsx');
  addAfter(
    registry,
    /^const \w+ = (?:lazy|fieldPage)\(/,
    `const ${name} = lazy(() => import('../pages/${module}/${name}'));`,
  );
  insert(registry, /const PAGES: [^\n]*\{\n/, `  '${key}': <${name} />,\n`);
  return (
    `${file} is there. Name it in schemas/navigation: "page": "${key}". Its texts belong into admin/src/i18n, in ` +
    'zh and en.'
  );
}
