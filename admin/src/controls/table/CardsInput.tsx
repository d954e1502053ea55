/** A list of objects that hold lists themselves: each object in a frame of its own. */
import {Box, Typography} from '@mui/material';
import {FieldGrid} from '../FieldGrid';
import {FieldFrame} from '../shared/FieldFrame';
import {innerFields} from '../shared/inner-fields';
import {AddRow, RowTools, useRows, type RowsProps} from './rows';

export function CardsInput(props: RowsProps) {
  const {name, disabled, items} = props;
  const {rows, frame} = useRows(props);
  const fields = innerFields(items);
  return (
    <FieldFrame {...frame}>
      <Box sx={{display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)'}}>
        {rows.fields.map((row, index) => (
          <Box key={row.id} sx={{border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, pt: 0.75}}>
            <Box sx={{display: 'flex', alignItems: 'center', mb: 0.75}}>
              <Typography variant="caption" color="textSecondary" sx={{mr: 'auto'}}>
                {index + 1}
              </Typography>
              <RowTools rows={rows} index={index} disabled={disabled} />
            </Box>
            <FieldGrid fields={fields} prefix={`${name}.${index}`} disabled={disabled} />
          </Box>
        ))}
        <Box>
          <AddRow rows={rows} items={items} disabled={disabled} />
        </Box>
      </Box>
    </FieldFrame>
  );
}
