/** A unique rule says "exact" only where that is another thing than without it. */
import {writtenFields} from '../../model/unique';
import {finding, type EntityRule} from '../types';

export const unique: EntityRule = ({entity}) =>
  entity.unique.flatMap((rule, at) =>
    rule.exact && writtenFields(entity, rule).length === 0
      ? [
          finding(
            `/x-unique/${at}/exact`,
            'None of its properties is a text that people write.',
            'Remove "exact": what is no such text is compared as it is.',
          ),
        ]
      : [],
  );
