/** What stands on an inquiry when it is printed. */
import {requiredId} from '../../../acts/input';
import type {Act, Context} from '../../../context';
import {find, get} from '../../../read';
import type {WireRecord} from '../../../values';
import {create, transaction, update} from '../../../write';

const INFO = 'inquiry-print-info';

async function infoOf(context: Context, inquiryId: number): Promise<WireRecord<typeof INFO> | null> {
  return (await find(context, INFO, {eq: ['inquiryId', inquiryId]})) ?? null;
}

/** `POST /inquiry/inquiryPrintInfo/getByInquiryId`: null where none was saved (CO-514). */
export const getInquiryPrintInfo: Act<'getInquiryPrintInfo'> = {
  name: 'getInquiryPrintInfo',
  run: (context, input) => infoOf(context, requiredId(context, input, 'inquiryId')),
};

/** `POST /inquiry/getPrintInfoById`: the inquiry with what was saved for its print (CO-502). */
export const getInquiryForPrint: Act<'getInquiryForPrint'> = {
  name: 'getInquiryForPrint',
  async run(context, input) {
    const id = requiredId(context, input, 'id');
    return {...(await get(context, 'inquiry', id)), printInfo: await infoOf(context, id)};
  },
};

/** `POST /inquiry/inquiryPrintInfo/update`: changes what there is, else makes it; what is not sent stays (CO-513). */
export const saveInquiryPrintInfo: Act<'saveInquiryPrintInfo'> = {
  name: 'saveInquiryPrintInfo',
  run: (context, {inquiryId, ...values}) =>
    transaction(context, async tx => {
      const present = await infoOf(tx, inquiryId);
      return present ? update(tx, INFO, present.id, values) : create(tx, INFO, {...values, inquiryId});
    }),
};
