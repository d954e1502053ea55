import type {PlatformGroup, PlatformType} from '../api/staff-readers';
import type {MessageKey} from '../i18n/keys';
import {Select} from '../ui/Select';
import {useText} from '../ui/use-text';

export const GROUP_NAMES: Readonly<Record<PlatformType, MessageKey>> = {
  0: 'platform.0',
  1: 'platform.1',
  2: 'platform.2',
};

export interface PlatformSelectProps {
  readonly label: string;
  readonly placeholder: string;
  readonly groups: readonly PlatformGroup[];
  /** 0: none. */
  readonly value: number;
  onChange(proId: number): void;
}

/** One platform, from the groups self-operated, dealers and alliance in this order (ED-207). */
export function PlatformSelect({label, placeholder, groups, value, onChange}: PlatformSelectProps) {
  const t = useText();
  return (
    <Select
      label={label}
      required
      value={value === 0 ? '' : String(value)}
      onChange={event => onChange(Number(event.target.value))}
    >
      <option value="">{placeholder}</option>
      {groups
        .filter(group => group.platforms.length > 0)
        .map(({type, platforms}) => (
          <optgroup key={type} label={t(GROUP_NAMES[type])}>
            {platforms.map(platform => (
              <option key={platform.id} value={platform.id}>
                {platform.proName}
              </option>
            ))}
          </optgroup>
        ))}
    </Select>
  );
}
