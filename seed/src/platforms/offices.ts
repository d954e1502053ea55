import type {Row} from '../store/row';

const HOURS = 'Monday to Friday 8:30 to 17:30 Pacific Time';

/** Name, platforms, country, state, city, postal code, street, telephone. */
const OFFICES = [
  ['US office', [1, 3, 5, 7, 8], 'US', 'CA', 'San Francisco', '94103', '1180 Folsom Street', '+1 555 0180'],
  ['European office', [2], 'DE', 'BE', 'Berlin', '10115', 'Invalidenstrasse 90', '+49 30 5550180'],
  ['China headquarters', [1, 2, 3, 4], 'CN', 'GD', 'Shenzhen', '518000', '88 Keyuan Road', '+86 755 5550180'],
  ['UK desk', [4], 'GB', '', 'Leeds', 'LS1 1UR', '14 Park Row', '+44 113 5550180'],
] as const;

/** Offices of platforms that exist. */
export function offices(countries: readonly Row[], states: readonly Row[], projects: readonly Row[]): readonly Row[] {
  const projectIds = new Set(projects.map(project => project.id));
  return OFFICES.map(([officeName, platforms, country, state, city, zipCode, address, phone], index) => {
    const countryId = countries.find(row => row.code === country)?.id ?? null;
    return {
      id: index + 1,
      officeName,
      companyName: 'Emblem Custom Goods',
      platformIds: platforms.filter(id => projectIds.has(id)),
      countryId,
      stateId: states.find(row => row.countryId === countryId && row.code === state)?.id ?? null,
      city,
      zipCode,
      address,
      phone,
      email: `office${index + 1}@emblem.example`,
      officeHours: HOURS,
    };
  });
}
