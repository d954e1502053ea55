import {useEffect, useRef, type ReactNode} from 'react';
import type {GalleryType} from '../api/readers';
import {Button} from '../ui/Button';
import {useWorkbench} from '../ui/editor-context';
import {Icon} from '../ui/Icon';
import type {IconName} from '../ui/icons';
import {Spinner} from '../ui/Spinner';
import {useText} from '../ui/use-text';
import type {Pages} from '../ui/use-pages';

/** A tile of the top level that is no category. */
export interface OwnTile {
  readonly icon: IconName;
  readonly label: string;
  onChoose(): void;
}

/** The categories of one level, at the top with an `All` tile (ED-055) and those that are no categories. */
export function Types({
  types,
  all,
  own = [],
  onChoose,
}: {
  readonly types: readonly GalleryType[];
  readonly all: boolean;
  readonly own?: readonly OwnTile[];
  onChoose(type: GalleryType | null): void;
}) {
  const t = useText();
  return (
    <ul className="types">
      {all && (
        <li>
          <button type="button" className="type" onClick={() => onChoose(null)}>
            <span className="type-picture">
              <Icon name="grid" size={22} />
            </span>
            <span>{t('templates.all')}</span>
          </button>
        </li>
      )}
      {own.map(({icon, label, onChoose: choose}) => (
        <li key={label}>
          <button type="button" className="type" onClick={choose}>
            <span className="type-picture">
              <Icon name={icon} size={22} />
            </span>
            <span>{label}</span>
          </button>
        </li>
      ))}
      {types.map(type => (
        <li key={type.id}>
          <button type="button" className="type" onClick={() => onChoose(type)}>
            <span className="type-picture">
              {type.picture ? <img src={type.picture} alt="" loading="lazy" /> : <Icon name="picture" size={22} />}
            </span>
            <span>{type.name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/**
 * The records of a list, page by page, with what stands there while they load, when loading fails and when there are
 * none: the text `nothing`, else ways out that lead elsewhere.
 */
export function Results<T>({
  pages,
  tileClass,
  tile,
  nothing,
  onWords,
}: {
  readonly pages: Pages<T>;
  readonly tileClass: string;
  tile(record: T): ReactNode;
  readonly nothing?: string;
  /** Leads back to where other words can be searched. */
  onWords?(): void;
}) {
  const t = useText();
  const {records, loading, failed, more, next, retry} = pages;
  if (failed && records.length === 0) return <Failure onRetry={retry} />;
  if (!loading && records.length === 0 && nothing !== undefined) return <p className="panel-empty">{nothing}</p>;
  if (!loading && records.length === 0) return <Oops onWords={onWords} />;
  return (
    <>
      <div className={`tiles ${tileClass}`}>{records.map(tile)}</div>
      {loading && <Spinner label={t('gallery.loading')} />}
      {failed && <Failure onRetry={retry} />}
      {more && !loading && !failed && <Sentinel onSeen={next} />}
    </>
  );
}

function Failure({onRetry}: {onRetry(): void}) {
  const t = useText();
  return (
    <div className="gallery-end">
      <p>{t('gallery.failed')}</p>
      <Button onClick={onRetry}>{t('app.retry')}</Button>
    </div>
  );
}

/** Asks for the next page as soon as it comes into view (ED-063, ED-096). */
function Sentinel({onSeen}: {onSeen(): void}) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) onSeen();
      },
      {rootMargin: '200px'},
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [onSeen]);
  return <div ref={element} className="gallery-sentinel" />;
}

/** Nothing was found: what else to do (ED-061). */
function Oops({onWords}: {readonly onWords: (() => void) | undefined}) {
  const t = useText();
  const {editor} = useWorkbench();
  return (
    <div className="oops">
      <h3>{t('oops.title')}</h3>
      <p>{t('oops.text')}</p>
      {onWords && <Button onClick={onWords}>{t('oops.words')}</Button>}
      <Button onClick={() => editor.set({dialog: 'price'})}>{t('oops.contact')}</Button>
      <Button
        onClick={() => {
          editor.set({dialog: null});
          editor.openPanel(5);
        }}
      >
        {t('oops.upload')}
      </Button>
    </div>
  );
}
