/** Pictures of what has no drawing of its own, from the icon sets. */
import {iconSvg, loadIcons, type Icon} from '../drawing/icons';
import {putPicture} from '../files';
import type {WorldInput} from '../types';

export class IconPictures {
  private icons: ReadonlyMap<string, Icon> | undefined;
  private readonly kept = new Map<string, Promise<string>>();

  constructor(private readonly input: WorldInput) {}

  /** The address of the picture; throws where no icon is called so. */
  of(name: string): Promise<string> {
    const known = this.kept.get(name) ?? this.keep(name);
    this.kept.set(name, known);
    return known;
  }

  private keep(name: string): Promise<string> {
    this.icons ??= new Map(loadIcons('fluent-emoji-flat').map(icon => [icon.name, icon]));
    const icon = this.icons.get(name);
    if (!icon) throw new Error(`No icon is called "${name}".`);
    return putPicture(this.input, `picture/${name}.svg`, iconSvg(icon));
  }
}
