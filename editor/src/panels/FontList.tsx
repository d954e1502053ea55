import {useEffect, useState} from 'react';
import type {AnyText} from '../document/types';
import {fontOf, FONTS, type FontFamily} from '../objects/text/fonts';
import {useWorkbench} from '../ui/editor-context';
import {FONTS_KEPT, keepRecent, readRecent, withRecent} from '../ui/recent';
import {useText} from '../ui/use-text';
import type {ChangeText} from './TextPanel';

/** Fonts, the recently used first (ED-072, ED-298). Each name is shown in its own font. */
export function FontList({object, onChange}: {readonly object: AnyText; readonly onChange: ChangeText}) {
  const t = useText();
  const {services} = useWorkbench();
  const [recent, setRecent] = useState(() => readRecent('editor.fonts'));
  useEffect(() => {
    for (const font of FONTS) void services.prepareFont(font.name, font.name);
  }, [services]);

  function choose(font: FontFamily): void {
    const next = withRecent(recent, font.name, FONTS_KEPT);
    setRecent(next);
    keepRecent('editor.fonts', next);
    onChange({fontFamily: font.name});
  }

  const list = (title: string, fonts: readonly FontFamily[]) => fonts.length > 0 && (
    <section>
      <h3>{title}</h3>
      <ul className="fonts">
        {fonts.map(font => (
          <li key={font.name}>
            <button type="button" className="font" aria-pressed={fontOf(object.fontFamily).name === font.name} style={{fontFamily: `"${font.face}"`}} onClick={() => choose(font)}>{font.name}</button>
          </li>
        ))}
      </ul>
    </section>
  );
  return (
    <>
      {list(t('text.recentFonts'), recent.flatMap(name => FONTS.find(font => font.name === name) ?? []))}
      {list(t('text.allFonts'), FONTS)}
    </>
  );
}
