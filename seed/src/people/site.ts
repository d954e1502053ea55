/** The company site: jobs, questions, news, benefits, pictures. */
import {disc, png, square} from '../drawing/png';
import {each, putPicture} from '../files';
import type {Row} from '../store/row';
import type {WorldInput} from '../types';
import {DEPARTMENT} from '../access/departments';

const JOBS = [
  [
    'Graphic designer',
    DEPARTMENT.artwork,
    'Shenzhen',
    2,
    "Turn customers' sketches into artwork that can be made.",
    'Illustrator, an eye for small shapes, patience.',
  ],
  [
    'Sales representative',
    DEPARTMENT.sales,
    'San Francisco',
    3,
    'Answer inquiries within a day and see orders through.',
    'Fluent English; a second language is welcome.',
  ],
  [
    'Production planner',
    DEPARTMENT.factory,
    'Shenzhen',
    1,
    'Plan plating, enamel and packing for about 200 orders a week.',
    'Three years in a factory office.',
  ],
] as const;

const QUESTIONS = [
  ['How long does an order take?', 'Ten to fifteen working days from the approved artwork, less with a rush fee.'],
  ['May I visit the factory?', 'Yes, on the first Friday of each month; write to us a week ahead.'],
  ['Do you take interns?', 'Every summer, four in artwork and two in production.'],
] as const;

const NEWS = [
  ['A second plating line', '2026-03-18', 'The new line doubles what we can plate in a day.'],
  ['Recycled backing cards', '2026-01-22', 'All pins now ship on cards of recycled board.'],
  ['Our office in Berlin has opened', '2025-10-06', 'Customers in Europe have somebody in their own time zone.'],
] as const;

const FESTIVALS = [
  ['Spring Festival', '2026-02-17'],
  ['Dragon Boat Festival', '2026-06-19'],
  ['Mid-Autumn Festival', '2026-09-25'],
] as const;
const PLACES = ['Artwork studio', 'Plating hall', 'Canteen and garden'] as const;
const MEETINGS = [
  ['Annual meeting 2026', 2026],
  ['Annual meeting 2025', 2025],
] as const;

const COLOURS = ['#1d3557', '#0b4f6c', '#7f1d1d', '#065f46', '#9a3412', '#4c1d95', '#9d174d', '#3f6212'] as const;

function picture(place: number): Buffer {
  const [ground = '#1d3557', shape = '#da9f19'] = [
    COLOURS[place % COLOURS.length],
    place % 2 === 0 ? '#da9f19' : '#e5e7eb',
  ];
  return png(240, [
    {colour: ground, covers: square(1)},
    {colour: shape, covers: disc(0.55)},
    {colour: ground, covers: square(0.22)},
  ]);
}

/** By entity. */
export async function companySite(input: WorldInput): Promise<Readonly<Record<string, readonly Row[]>>> {
  const count = NEWS.length + FESTIVALS.length + PLACES.length + MEETINGS.length;
  const pictures = await each(
    Array.from({length: count}, (_, place) => place),
    place => putPicture(input, `site/${place + 1}.png`, picture(place)),
  );
  let next = 0;
  const img = (): string => pictures[next++] ?? '';
  return {
    'job-information': JOBS.map(([jobTitle, departmentId, workPlace, headcount, jobDuty, jobRequirement], index) => ({
      id: index + 1,
      jobTitle,
      departmentId,
      workPlace,
      headcount,
      jobDuty,
      jobRequirement,
      language: 'en',
    })),
    'common-problem': QUESTIONS.map(([question, answer], index) => ({id: index + 1, question, answer, language: 'en'})),
    'company-news': NEWS.map(([newsTitle, publishDate, summary], index) => ({
      id: index + 1,
      newsTitle,
      publishDate,
      summary,
      content: summary,
      coverImg: img(),
      language: 'en',
    })),
    'festival-benefit': FESTIVALS.map(([festivalName, festivalDate], index) => ({
      id: index + 1,
      festivalName,
      festivalDate,
      img: img(),
      description: 'A box for every family and a day off.',
      language: 'en',
    })),
    'company-environment': PLACES.map((environmentName, index) => ({
      id: index + 1,
      environmentName,
      img: img(),
      language: 'en',
    })),
    'annual-meeting': MEETINGS.map(([meetingTitle, meetingYear], index) => ({
      id: index + 1,
      meetingTitle,
      meetingYear,
      img: img(),
      language: 'en',
    })),
  };
}
