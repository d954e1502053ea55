/** How all lists look: one row of choices each for the height of rows and for moments. */
import {useId} from 'react';
import {Box, ToggleButton, ToggleButtonGroup, Typography} from '@mui/material';
import {useT} from '../../i18n/hooks';
import type {MessageKey} from '../../i18n/keys';
import {layoutsOf, useLayoutChoice} from '../list-state/layout';
import {useListState} from '../list-state/list-state';
import {GroupChoice} from './groups/GroupChoice';
import {DENSITIES, useListLook} from './look';

interface ChoiceProps<Value extends string> {
  readonly title: string;
  readonly options: readonly (readonly [value: Value, label: MessageKey])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({title, options, value, onChange}: ChoiceProps<Value>) {
  const t = useT();
  const id = useId();
  return (
    <Box>
      <Typography id={id} variant="caption" color="textSecondary" component="div" sx={{mb: 0.25}}>
        {title}
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={value}
        aria-labelledby={id}
        onChange={(_, chosen: Value | null) => chosen !== null && onChange(chosen)}
      >
        {options.map(([option, label]) => (
          <ToggleButton
            key={option}
            value={option}
            sx={{textTransform: 'none', py: 0.25, px: 0.5, fontSize: '0.75rem'}}
          >
            {t(label)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}

export function LookChoices() {
  const t = useT();
  const [{density, dates}, change] = useListLook();
  const {view} = useListState();
  const [layout, setLayout] = useLayoutChoice();
  const layouts = layoutsOf(view);
  return (
    <Box sx={{p: 1, display: 'grid', gap: 1}}>
      {layouts.length > 1 && (
        <Choice
          title={t('columns.layout')}
          options={layouts.map(each => [each, `columns.${each}`])}
          value={layout}
          onChange={setLayout}
        />
      )}
      {layout === 'table' && <GroupChoice />}
      <Choice
        title={t('columns.density')}
        options={DENSITIES.map(each => [each, `columns.${each}`])}
        value={density}
        onChange={chosen => change({density: chosen})}
      />
      <Choice
        title={t('columns.dates')}
        options={[
          ['exact', 'columns.exact'],
          ['relative', 'columns.relative'],
        ]}
        value={dates}
        onChange={chosen => change({dates: chosen})}
      />
    </Box>
  );
}
