import {useRef, useState} from 'react';
import {addFramedFile, addShape} from '../actions/picture/shapes';
import {FRAMES, OUTLINES, type FrameName} from '../document/outlines';
import {ACCEPTED} from '../import/accept';
import {useRun} from '../ui/editor-context';
import {useText} from '../ui/use-text';
import {OutlineTile} from './OutlineTile';
import {PanelHead} from '../ui/PanelHead';

const ACCEPT = ACCEPTED.map(type => `.${type}`).join(',');

/** Basic shapes, and frames that take a picture. */
export default function ShapesPanel({onBack}: {onBack(): void}) {
  const t = useText();
  const {runWith} = useRun();
  const input = useRef<HTMLInputElement>(null);
  const [frame, setFrame] = useState<FrameName>('circle');
  function take(files: FileList | null): void {
    const [file] = files ?? [];
    if (file) runWith(addFramedFile, {file, frame});
  }
  return (
    <>
      <PanelHead title={t('shapes.title')} onBack={onBack} />
      <div className="panel-body panel-form">
        <div className="outlines" role="group" aria-label={t('shapes.title')}>
          {OUTLINES.map(name => (
            <button
              key={name}
              type="button"
              className="outline-tile"
              title={t(`outline.${name}`)}
              aria-label={t('shapes.add', {name: t(`outline.${name}`)})}
              onClick={() => runWith(addShape, name)}
            >
              <OutlineTile name={name} />
            </button>
          ))}
        </div>
        <h3>{t('frames.title')}</h3>
        <p className="panel-help">{t('frames.help')}</p>
        <div className="outlines outlines-frames" role="group" aria-label={t('frames.title')}>
          {FRAMES.map(name => (
            <button
              key={name}
              type="button"
              className="outline-tile"
              title={t(`outline.${name}`)}
              aria-label={t('frames.add', {name: t(`outline.${name}`)})}
              onClick={() => {
                setFrame(name);
                input.current?.click();
              }}
            >
              <OutlineTile name={name} />
            </button>
          ))}
        </div>
        <input
          ref={input}
          type="file"
          accept={ACCEPT}
          hidden
          aria-label={t('frames.choose')}
          onChange={event => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
      </div>
    </>
  );
}
