/** Addresses as an outside service knows them (CO-564, CO-565, CO-566). */
import {requireToken} from '../../access/limits/throttle';
import {optionalText, requiredText} from '../../acts/input';
import type {Act, Context} from '../../context';
import {openAddresses, type AddressService} from '../../integrations/addresses';
import {withServiceFailure} from '../../integrations/services/account';

/** 422 while no account is set up, 429 for whoever asks too often. */
async function askAddresses<T>(context: Context, question: (addresses: AddressService) => Promise<T>): Promise<T> {
  const addresses = await openAddresses(context);
  await requireToken(context, 'addresses');
  return withServiceFailure(context, 'addresses', () => question(addresses));
}

const languageOf = ({actor}: Context): string => (actor.language === 'zh' ? 'zh-CN' : 'en');

/** `GET /app/language/getGoogleAddress`: what may be meant by what is typed so far (CO-564). */
export const suggestAddresses: Act<'suggestAddresses'> = {
  name: 'suggestAddresses',
  run: (context, input) =>
    askAddresses(context, addresses =>
      addresses.suggest(
        requiredText(context, input, 'keyword'),
        languageOf(context),
        optionalText(context, input, 'country'),
      ),
    ),
};

/** `GET /app/language/getGoogleAddressDetail`: the parts of a suggestion (CO-565). */
export const getAddressDetail: Act<'getAddressDetail'> = {
  name: 'getAddressDetail',
  run: (context, input) =>
    askAddresses(context, addresses => addresses.find(requiredText(context, input, 'placeId'), languageOf(context))),
};

/** `POST /app/language/googleVerifyAddress`: the verdict, and the address as it should be written (CO-566). */
export const verifyAddress: Act<'verifyAddress'> = {
  name: 'verifyAddress',
  run: (context, input) =>
    askAddresses(context, addresses => {
      const part = (name: string): string | null => optionalText(context, input, name) ?? null;
      return addresses.check({
        addressLine1: part('addressLine1'),
        addressLine2: part('addressLine2'),
        city: part('city'),
        state: part('state'),
        zipCode: part('zipCode'),
        country: part('country')?.toUpperCase() ?? null,
      });
    }),
};
