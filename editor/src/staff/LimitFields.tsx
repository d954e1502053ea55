import {DISPLAY_LIMITED} from '../api/staff-readers';
import {useCallback} from 'react';
import {PLATFORM_TYPES, type Domain, type Platform, type PlatformType} from '../api/staff-readers';
import {useLoaded} from '../ui/use-loaded';
import {useWorkbench} from '../ui/editor-context';
import {useText} from '../ui/use-text';
import {CheckList} from '../ui/CheckList';
import {GROUP_NAMES} from './PlatformSelect';
import {useLanguages} from './use-languages';
import {usePlatforms} from './use-platforms';
import type {PublicationState} from './use-publication';

/**
 * On which platforms, domains and in which languages the template is shown, once its display is limited (ED-332..335).
 */
export function LimitFields({publication}: {readonly publication: PublicationState}) {
  const t = useText();
  const {form, change} = publication;
  const limited = form.displayControl === DISPLAY_LIMITED;
  return (
    <>
      <label className="check switch">
        <input
          type="checkbox"
          role="switch"
          aria-checked={limited}
          checked={limited}
          onChange={event => change({displayControl: event.target.checked ? DISPLAY_LIMITED : 0})}
        />
        <span>{t('publish.limit')}</span>
      </label>
      {limited && <Limits publication={publication} />}
    </>
  );
}

function Limits({publication: {form, change, leave, wrong}}: {readonly publication: PublicationState}) {
  const t = useText();
  const platforms = usePlatforms().flatMap(group => group.platforms);
  const domains = useDomains();
  const languages = useLanguages();
  const types = form.platforms.map(entry => entry.proType);
  const messageOf = (field: 'platforms' | 'domains' | 'languages'): string | undefined => {
    const message = wrong(field);
    return message ? t(message) : undefined;
  };

  /** A domain is not kept without the type of its platform. */
  function chooseTypes(keys: readonly PlatformType[]): void {
    const chosen = PLATFORM_TYPES.filter(type => keys.includes(type));
    change({
      platforms: chosen.map(proType => ({proType, proName: t(GROUP_NAMES[proType])})),
      domains: form.domains.filter(domain => isOffered(domain, platforms, chosen)),
    });
  }

  const offered = platforms
    .filter(({proType}) => types.includes(proType))
    .flatMap(({id}) => domains.filter(({proId}) => proId === id));
  return (
    <>
      <CheckList
        label={t('publish.platforms')}
        empty={t('publish.nothing')}
        error={messageOf('platforms')}
        checked={types}
        onChange={chooseTypes}
        onLeave={() => leave('platforms')}
        entries={PLATFORM_TYPES.map(type => ({key: type, name: t(GROUP_NAMES[type])}))}
      />
      <div className="form-pair">
        <CheckList
          label={t('publish.domains')}
          empty={t('publish.nothing')}
          error={messageOf('domains')}
          onLeave={() => leave('domains')}
          checked={form.domains.map(({domainUrl}) => domainUrl)}
          entries={offered.map(({proId, domainUrl}) => ({
            key: domainUrl,
            name: domainUrl,
            group: platforms.find(({id}) => id === proId)?.proName ?? '',
          }))}
          onChange={keys => change({domains: offered.filter(({domainUrl}) => keys.includes(domainUrl))})}
        />
        <CheckList
          label={t('publish.languages')}
          empty={t('publish.nothing')}
          error={messageOf('languages')}
          onLeave={() => leave('languages')}
          checked={form.languages.map(({languageId}) => languageId)}
          entries={languages.map(({languageId, language, name, img}) => ({
            key: languageId,
            name: (
              <>
                {img && <img src={img} alt="" width="20" height="14" />}
                {name} ({language})
              </>
            ),
          }))}
          onChange={keys =>
            change({
              languages: languages
                .filter(({languageId}) => keys.includes(languageId))
                .map(({languageId, language}) => ({languageId, language})),
            })
          }
        />
      </div>
    </>
  );
}

function useDomains(): readonly Domain[] {
  const {services} = useWorkbench();
  return useLoaded<readonly Domain[]>(
    useCallback(() => services.api.staff.domains(), [services]),
    [],
  );
}

/** The domains of the chosen types of platforms, by the groups of the platforms. */
function isOffered({proId}: Domain, platforms: readonly Platform[], types: readonly PlatformType[]): boolean {
  const platform = platforms.find(({id}) => id === proId);
  return platform !== undefined && types.includes(platform.proType);
}
