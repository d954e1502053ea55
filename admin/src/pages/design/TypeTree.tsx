/** The template types of both levels; in edit mode each can be checked (DA-300). */
import {Box, Checkbox, FormControlLabel, Typography} from '@mui/material';
import {useT} from '../../i18n/hooks';
import {checkedOf, toggleType, type TemplateType} from './template-choice';

/** Pixels (DA-550). */
const HEIGHT = 500;

interface TypeTreeProps {
  readonly types: readonly TemplateType[];
  readonly chosen: readonly number[];
  /** Undefined in view mode. */
  readonly onChange?: (chosen: readonly number[]) => void;
}

function Node({
  type,
  depth,
  ...props
}: Omit<TypeTreeProps, 'types'> & {readonly type: TemplateType; readonly depth: number}) {
  const {chosen, onChange} = props;
  const checked = checkedOf(type, chosen);
  const weight = {fontWeight: depth === 0 ? 650 : 450};
  return (
    <Box component="li" sx={{pl: depth * 3}}>
      {onChange ? (
        <FormControlLabel
          label={
            <Typography variant="body2" sx={weight}>
              {type.name}
            </Typography>
          }
          control={
            <Checkbox
              size="small"
              checked={checked === 'all'}
              indeterminate={checked === 'some'}
              onChange={() => onChange(toggleType(type, chosen))}
              sx={{py: 0.375}}
            />
          }
        />
      ) : (
        <Typography
          variant="body2"
          color={checked === 'none' ? 'textSecondary' : 'textPrimary'}
          sx={{...weight, py: 0.5}}
        >
          {type.name}
        </Typography>
      )}
      {type.children.length > 0 && (
        <Box component="ul" sx={{listStyle: 'none', m: 0, p: 0}}>
          {type.children.map(child => (
            <Node key={child.id} type={child} depth={depth + 1} {...props} />
          ))}
        </Box>
      )}
    </Box>
  );
}

export function TypeTree({types, ...props}: TypeTreeProps) {
  const t = useT();
  return (
    <Box
      component="ul"
      aria-label={t('categoryTemplates.types')}
      sx={{listStyle: 'none', m: 0, px: 1.5, py: 1, maxHeight: HEIGHT, overflowY: 'auto'}}
    >
      {types.map(type => (
        <Node key={type.id} type={type} depth={0} {...props} />
      ))}
    </Box>
  );
}
