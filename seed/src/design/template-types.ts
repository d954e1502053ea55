/** Template types: a tree of occasions and trades, with the themes below them and a branch of blank shapes. */
import {THEME_GROUPS, THEMES, type Theme} from '../drawing/themes';
import type {Row} from '../store/row';
import type {ClipartLibrary} from './cliparts';

export interface TemplateTypes {
  readonly rows: readonly Row[];
  idOf(theme: Theme): number;
  /** The branch of templates that exchange the base picture alone. */
  readonly blankShapes: number;
}

const BLANK_SHAPES = 'Blank shapes';

export function templateTypes(themes: readonly Theme[], library: ClipartLibrary): TemplateTypes {
  const rows: Row[] = [];
  const ids = new Map<string, number>();
  const add = (templateTypeName: string, parentId: number | null, motif: string): number => {
    const id = rows.length + 1;
    const drawing = library.picture(motif).src;
    rows.push({
      id,
      templateTypeName,
      parentId,
      displayControl: parentId === null ? 1 : 2,
      icon: drawing,
      displayDrawing: drawing,
    });
    ids.set(templateTypeName, id);
    return id;
  };
  for (const group of THEME_GROUPS) {
    const members = themes.filter(theme => theme.group === group);
    const [first] = members;
    if (!first) continue;
    const parentId = add(group, null, first.icons[0] ?? '');
    for (const theme of members) add(theme.name, parentId, theme.icons[0] ?? '');
  }
  const blankShapes = add(BLANK_SHAPES, null, THEMES[0]?.icons[2] ?? '');
  return {
    rows,
    blankShapes,
    idOf(theme) {
      const id = ids.get(theme.name);
      if (id === undefined) throw new Error(`There is no template type "${theme.name}".`);
      return id;
    },
  };
}

/** What each category offers in the editor: the types of its own templates, in the order of the tree. */
export function categoryTemplates(templates: readonly Row[], types: readonly Row[]): readonly Row[] {
  const parentOf = new Map(types.map(type => [type.id, type.parentId]));
  const pairs = new Map<string, Omit<Row, 'id'>>();
  for (const template of [...templates].sort((a, b) => Number(a.categoryId) - Number(b.categoryId)))
    for (const typeId of Array.isArray(template.types) ? template.types.map(Number) : [])
      pairs.set(`${String(template.categoryId)}/${typeId}`, {
        categoryId: template.categoryId,
        templateTypePid: parentOf.get(typeId) ?? null,
        templateTypeId: typeId,
      });
  return [...pairs.values()].map((row, index) => ({...row, id: index + 1}));
}
