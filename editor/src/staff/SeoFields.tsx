import {SEO_RANKED} from '../api/staff-readers';
import {Field} from '../ui/Field';
import {TextArea} from '../ui/TextArea';
import {useText} from '../ui/use-text';
import type {PublicationState} from './use-publication';

/**
 * With SEO ranking a template is published, and needs a title and a description; without it is only saved (ED-275,
 * ED-276, ED-327..329).
 */
export function SeoFields({publication: {form, change, leave, wrong}}: {readonly publication: PublicationState}) {
  const t = useText();
  const said = (field: 'seoTitle' | 'seoDescription'): string | undefined => {
    const message = wrong(field);
    return message ? t(message) : undefined;
  };
  return (
    <>
      <label className="check switch">
        <input
          type="checkbox"
          role="switch"
          aria-checked={form.seoState === SEO_RANKED}
          checked={form.seoState === SEO_RANKED}
          onChange={event => change({seoState: event.target.checked ? SEO_RANKED : 0})}
        />
        <span>{t('publish.seo')}</span>
        <small>{t('publish.seoHint')}</small>
      </label>
      {form.seoState === SEO_RANKED && (
        <>
          <Field
            label={t('publish.seoTitle')}
            placeholder={t('publish.seoTitleMissing')}
            required
            maxLength={300}
            value={form.seoTitle}
            error={said('seoTitle')}
            onChange={event => change({seoTitle: event.target.value})}
            onBlur={() => leave('seoTitle')}
          />
          <TextArea
            label={t('publish.seoDescription')}
            placeholder={t('publish.seoDescriptionMissing')}
            required
            rows={3}
            maxLength={2000}
            value={form.seoDescription}
            error={said('seoDescription')}
            onChange={event => change({seoDescription: event.target.value})}
            onBlur={() => leave('seoDescription')}
          />
        </>
      )}
    </>
  );
}
