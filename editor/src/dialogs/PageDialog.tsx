import type {PageAsked} from '../store/state';
import {Button} from '../ui/Button';
import {Dialog} from '../ui/Dialog';
import {useText} from '../ui/use-text';

/** Asks which page of a document is used; the first pages are shown, further ones by their numbers. */
export default function PageDialog({pages: {name, count, urls, reply}}: {readonly pages: PageAsked}) {
  const t = useText();
  return (
    <Dialog title={t('pages.title')} wide onClose={() => reply(undefined)}>
      <div className="form">
        <p>{t('pages.lead', {name, count})}</p>
        <ul className="page-choice">
          {Array.from({length: count}, (_, index) => index + 1).map(number => (
            <li key={number}>
              <button type="button" onClick={() => reply(number)}>
                {urls[number - 1] !== undefined && <img src={urls[number - 1]} alt="" />}
                <span>{t('pages.page', {number})}</span>
              </button>
            </li>
          ))}
        </ul>
        <div className="form-buttons">
          <Button onClick={() => reply(undefined)}>{t('pages.cancel')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
