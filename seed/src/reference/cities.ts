/**
 * Large cities with one of their postal codes, for the look-up that stands in where no address service is configured.
 */
import type {Row} from '../store/row';

/** Country, then `state:city:postal code`; `_` stands for a blank. */
const CITIES: Readonly<Record<string, string>> = {
  US: `
    AL:Birmingham:35203 AK:Anchorage:99501 AZ:Phoenix:85004 AZ:Tucson:85701 AR:Little_Rock:72201
    CA:Los_Angeles:90012 CA:San_Diego:92101 CA:San_Francisco:94103 CA:San_Jose:95113 CA:Sacramento:95814
    CA:Beverly_Hills:90210 CA:Fresno:93721 CO:Denver:80202 CO:Boulder:80302 CT:Hartford:06103
    DE:Wilmington:19801 DC:Washington:20001 FL:Miami:33130 FL:Orlando:32801 FL:Tampa:33602 FL:Jacksonville:32202
    GA:Atlanta:30303 GA:Savannah:31401 HI:Honolulu:96813 ID:Boise:83702 IL:Chicago:60601 IL:Springfield:62701
    IN:Indianapolis:46204 IA:Des_Moines:50309 KS:Wichita:67202 KY:Louisville:40202 LA:New_Orleans:70112
    ME:Portland:04101 MD:Baltimore:21202 MA:Boston:02108 MA:Cambridge:02139 MI:Detroit:48226 MI:Ann_Arbor:48104
    MN:Minneapolis:55401 MN:Saint_Paul:55101 MS:Jackson:39201 MO:Kansas_City:64106 MO:Saint_Louis:63101
    MT:Billings:59101 NE:Omaha:68102 NV:Las_Vegas:89101 NV:Reno:89501 NH:Manchester:03101 NJ:Newark:07102
    NJ:Princeton:08540 NM:Albuquerque:87102 NY:New_York:10001 NY:Brooklyn:11201 NY:Buffalo:14202
    NY:Rochester:14604 NC:Charlotte:28202 NC:Raleigh:27601 ND:Fargo:58102 OH:Columbus:43215 OH:Cleveland:44113
    OH:Cincinnati:45202 OK:Oklahoma_City:73102 OR:Portland:97204 PA:Philadelphia:19103 PA:Pittsburgh:15222
    RI:Providence:02903 SC:Charleston:29401 SD:Sioux_Falls:57104 TN:Nashville:37201 TN:Memphis:38103
    TX:Austin:78701 TX:Dallas:75201 TX:Houston:77002 TX:San_Antonio:78205 UT:Salt_Lake_City:84101
    VT:Burlington:05401 VA:Richmond:23219 VA:Arlington:22201 WA:Seattle:98101 WA:Spokane:99201
    WV:Charleston:25301 WI:Milwaukee:53202 WI:Madison:53703 WY:Cheyenne:82001`,
  CA: `
    AB:Calgary:T2P_1J9 AB:Edmonton:T5J_2R7 BC:Vancouver:V6B_1A1 BC:Victoria:V8W_1P6 MB:Winnipeg:R3C_4A5
    NB:Fredericton:E3B_1B7 NS:Halifax:B3J_1S9 ON:Toronto:M5H_2N2 ON:Ottawa:K1P_1J1 ON:Hamilton:L8P_4Y5
    QC:Montreal:H2Y_1C6 QC:Quebec:G1R_4P5 SK:Regina:S4P_3Y2`,
  CN:
    'BJ:Beijing:100000 SH:Shanghai:200000 GD:Guangzhou:510000 GD:Shenzhen:518000 ZJ:Hangzhou:310000 ' +
    'JS:Nanjing:210000 SC:Chengdu:610000 HB:Wuhan:430000',
  AU:
    'NSW:Sydney:2000 VIC:Melbourne:3000 QLD:Brisbane:4000 WA:Perth:6000 SA:Adelaide:5000 ACT:Canberra:2600 ' +
    'TAS:Hobart:7000',
  DE:
    'BE:Berlin:10115 BY:München:80331 HH:Hamburg:20095 HE:Frankfurt_am_Main:60311 NW:Köln:50667 ' +
    'BW:Stuttgart:70173 SN:Leipzig:04109',
  FR: ':Paris:75001 :Lyon:69001 :Marseille:13001 :Toulouse:31000 :Lille:59000',
  GB:
    ':London:SW1A_1AA :Manchester:M1_1AE :Birmingham:B1_1BB :Edinburgh:EH1_1YZ :Cardiff:CF10_1EP ' +
    ':Belfast:BT1_5GS :Leeds:LS1_1UR',
  NL: ':Amsterdam:1012_JS :Rotterdam:3011_AD :Utrecht:3511_LN',
  IE: ':Dublin:D01_F5P2 :Cork:T12_W8KX',
  NZ: ':Auckland:1010 :Wellington:6011 :Christchurch:8011',
};

const LIMIT_WHEN_FEW = 2;

/** Skips countries and states that are not among those given. */
export function cities(countries: readonly Row[], states: readonly Row[], few: boolean): readonly Row[] {
  const countryIds = new Map(countries.map(country => [String(country.code), country.id]));
  const stateIds = new Map(states.map(state => [`${String(state.countryId)}-${String(state.code)}`, state.id]));
  const rows: Row[] = [];
  let id = 0;
  for (const [code, list] of Object.entries(CITIES))
    for (const [place, entry] of list.trim().split(/\s+/).entries()) {
      id += 1;
      const [state = '', city = '', zip = ''] = entry.replaceAll('_', ' ').split(':');
      const countryId = countryIds.get(code);
      if (countryId === undefined || (few && place >= LIMIT_WHEN_FEW)) continue;
      rows.push({id, countryId, stateId: stateIds.get(`${countryId}-${state}`) ?? null, cityName: city, zipCode: zip});
    }
  return rows;
}
