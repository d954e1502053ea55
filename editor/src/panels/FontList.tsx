import {useEffect, useRef, useState} from 'react';
import type {AnyText} from '../document/types';
import {familiesOf, fontOf, FONT_GROUPS, FONTS, type FontFamily} from '../objects/text/fonts';
import {useWorkbench} from '../ui/editor-context';
import {Field} from '../ui/Field';
import {FONTS_KEPT, keepRecent, readRecent, withRecent} from '../ui/recent';
import {useText} from '../ui/use-text';
import type {ChangeText} from './change-text';

/** Fonts, the recently used first (ED-072, ED-298). Each name is shown in its own font. */
export function FontList({object, onChange}: {readonly object: AnyText; readonly onChange: ChangeText}) {
  const t = useText();
  const [recent, setRecent] = useState(() => readRecent('editor.fonts'));
  const [search, setSearch] = useState('');
  const current = fontOf(object.fontFamily).name;
  const matching = (fonts: readonly FontFamily[]) =>
    fonts.filter(font => font.name.toLowerCase().includes(search.trim().toLowerCase()));

  function choose(font: FontFamily): void {
    const next = withRecent(recent, font.name, FONTS_KEPT);
    setRecent(next);
    keepRecent('editor.fonts', next);
    onChange({fontFamily: font.name});
  }

  const list = (title: string, fonts: readonly FontFamily[]) =>
    fonts.length > 0 && (
      <section key={title}>
        <h3>{title}</h3>
        <ul className="fonts">
          {fonts.map(font => (
            <li key={font.name}>
              <Font font={font} chosen={font.name === current} onChoose={() => choose(font)} />
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <>
      <Field
        label={t('text.findFont')}
        type="search"
        value={search}
        maxLength={60}
        onChange={event => setSearch(event.target.value)}
      />
      {list(t('text.recentFonts'), matching(recent.flatMap(name => FONTS.find(font => font.name === name) ?? [])))}
      {FONT_GROUPS.map(group => list(t(`fonts.${group}`), matching(FONTS.filter(font => font.group === group))))}
      {matching(FONTS).length === 0 && <p className="panel-empty">{t('text.noFont')}</p>}
    </>
  );
}

/** A font is fetched when its name comes into view: nobody waits for those further down. */
function Font({font, chosen, onChoose}: {readonly font: FontFamily; readonly chosen: boolean; onChoose(): void}) {
  const {services} = useWorkbench();
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(entries => {
      if (!entries.some(entry => entry.isIntersecting)) return;
      observer.disconnect();
      void services.previewFont(font.name);
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [services, font]);
  return (
    <button
      ref={element}
      type="button"
      className="font"
      aria-pressed={chosen}
      style={{fontFamily: familiesOf(font.name)}}
      onClick={onChoose}
    >
      {font.name}
    </button>
  );
}
