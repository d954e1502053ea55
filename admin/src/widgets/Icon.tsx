/** A Material icon by the name a schema or the navigation gives it. */
import DefaultIcon from '@mui/icons-material/DescriptionOutlined';
import type {SvgIconProps} from '@mui/material';
import {icons} from 'virtual:emblem/icons';

export function Icon({name, ...props}: SvgIconProps & {readonly name: string}) {
  const Picture = icons[name] ?? DefaultIcon;
  return <Picture {...props} />;
}
