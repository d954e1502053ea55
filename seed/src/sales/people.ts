/** Made-up customers. */
import type {Random} from '../random';

const FIRST = `Aaron Abigail Adrian Alice Amir Andrea Anna Ben Bianca Bruno Carla Carlos Chloe Claire Daniel Diana Elena
  Elias Emma Erik Eva Felix Fiona Gabriel Grace Hannah Hugo Ida Isaac Ivy Jack Jana Jasmine Joel Julia Kai Karen
  Kevin Laura Leo Lina Lucas Maria Marcus Maya Mia Milan Nadia Nathan Nina Noah Olga Oscar Paula Peter Quinn
  Rachel Rafael Rosa Ruth Samir Sara Simon Sofia Tara Theo Tina Tobias Uma Vera Victor Wendy Yara Zoe`.split(/\s+/);
const LAST =
  `Adler Allen Almeida Baker Barnes Becker Bennett Berg Bishop Blake Braun Carter Castro Chen Clarke Cohen Costa
  Cruz Dalton Diaz Doyle Ellis Evans Farrell Fischer Flores Foster Garcia Gibson Grant Gupta Hall Hansen Hayes
  Hoffman Hughes Ito Jansen Jensen Kaya Keller Kim Klein Kovac Lambert Larsen Lee Lopez Marino Martin Meyer
  Miller Moreau Murphy Nguyen Novak Olsen Ortiz Parker Patel Perez Petit Quinn Reed Rivera Rossi Ryan Santos
  Sato Schmidt Shaw Silva Stein Stone Tanaka Taylor Torres Turner Vance Vargas Vega Wagner Walker Weber Wells
  Wong Wright Yilmaz Young Zhang`.split(/\s+/);
const BUSINESS = [
  'Lakeside',
  'Northgate',
  'Summit',
  'Riverside',
  'Pioneer',
  'Cedar',
  'Harbor',
  'Beacon',
  'Granite',
  'Meadow',
  'Juniper',
  'Falcon',
  'Compass',
  'Lantern',
];
const TRADE = [
  'High School',
  'Robotics',
  'Brewing',
  'Fire Department',
  'Athletics',
  'Coffee',
  'Events',
  'Medical Group',
  'Logistics',
  'Scouts',
  'Theatre',
  'Software',
  'Outdoors',
  'Marching Band',
];
const STREETS = [
  'Oak Street',
  'Maple Avenue',
  'Park Road',
  'Mill Lane',
  'Station Street',
  'River Drive',
  'Hill Street',
  'Church Road',
  'Lake View',
  'Garden Way',
];

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string | null;
}

/** `place` makes the e-mail address unique. */
export function person(random: Random, place: number): Person {
  const [firstName, lastName] = [random.pick(FIRST), random.pick(LAST)];
  return {
    firstName,
    lastName,
    email: `${firstName}.${lastName}${place}@customer.example`.toLowerCase(),
    phone: `+1 555 ${random.digits(3)} ${random.digits(4)}`,
    company: random.chance(0.6) ? `${random.pick(BUSINESS)} ${random.pick(TRADE)}` : null,
  };
}

export interface Address {
  readonly address1: string;
  readonly address2: string | null;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly countryId: number;
}

/** A place that an address can lie in. */
export interface Town {
  readonly city: string;
  readonly state: string;
  readonly stateId: number | null;
  readonly zip: string;
  readonly countryId: number;
}

export function address(random: Random, towns: readonly Town[]): Address {
  const {city, state, zip, countryId} = random.pick(towns);
  return {
    address1: `${random.int(1, 980)} ${random.pick(STREETS)}`,
    address2: random.chance(0.2) ? `Suite ${random.int(2, 60)}` : null,
    city,
    state,
    zip,
    countryId,
  };
}
