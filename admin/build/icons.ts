/** Collects the Material icons that the schemas and the navigation name, so that no other icon is bundled. */
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {loadNavigation, readEntitySchemas} from '@emblem/schemas/node';
import type {NavigationNode} from '@emblem/schemas';
import type {Plugin} from 'vite';

const ID = 'virtual:emblem/icons';
const RESOLVED = `\0${ID}`;
const FOLDER = dirname(createRequire(import.meta.url).resolve('@mui/icons-material/package.json'));
/** Used by the menu itself. */
const ALWAYS = ['article', 'folder', 'inventory_2', 'dashboard'];

function namesIn(nodes: readonly NavigationNode[]): readonly string[] {
  return nodes.flatMap(node => [...(node.icon === undefined ? [] : [node.icon]), ...namesIn(node.children ?? [])]);
}

function usedNames(): readonly string[] {
  const entities = readEntitySchemas()
    .map(schema => schema['x-entity'].icon)
    .filter(icon => icon !== undefined);
  return [...new Set([...ALWAYS, ...entities, ...namesIn(loadNavigation().nodes)])].sort();
}

/** `contact_mail` to `ContactMail`; the outlined form where the set has one. */
function fileOf(name: string): string | undefined {
  const stem = name
    .split('_')
    .map(part => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join('');
  return [`${stem}Outlined`, stem].find(candidate => existsSync(join(FOLDER, `${candidate}.js`)));
}

function iconsModule(): string {
  const found = usedNames().flatMap(name => {
    const file = fileOf(name);
    return file === undefined ? [] : [{name, file}];
  });
  const imports = found.map(({file}, index) => `import I${index} from '@mui/icons-material/${file}';`).join('\n');
  return (
    `${imports}\nexport const icons = {` +
    `${found.map(({name}, index) => `${JSON.stringify(name)}: I${index}`).join(', ')}};\n`
  );
}

/** Gives `virtual:emblem/icons`. A name that the set does not have is shown with the default icon. */
export function usedIcons(): Plugin {
  return {
    name: 'emblem-icons',
    resolveId: id => (id === ID ? RESOLVED : undefined),
    load: id => (id === RESOLVED ? iconsModule() : undefined),
  };
}
