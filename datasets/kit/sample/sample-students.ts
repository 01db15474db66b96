/** Eight invented students who run through the samples of all six datasets, so that the sample files fit together. */
export const SAMPLE_STUDENTS = [
  { id: '0012345', stateId: '1234567801', last: 'Alvarez', first: 'Mateo', birth: '03-14' },
  { id: '0012346', stateId: '1234567802', last: "O'Brien", first: 'Zoë', birth: '05-02' },
  { id: '0012347', stateId: '1234567803', last: 'Okafor', first: 'Amara', birth: '11-21' },
  { id: '0012348', stateId: '1234567804', last: 'Nguyen', first: 'Kai', birth: '01-30' },
  { id: '0012349', stateId: '1234567805', last: 'Patel', first: 'Priya', birth: '07-09' },
  { id: '0012350', stateId: '1234567806', last: 'Johnson', first: 'Grace', birth: '09-17' },
  { id: '0012351', stateId: '1234567807', last: 'Kim', first: 'Hugo', birth: '12-05' },
  { id: '0012352', stateId: '1234567808', last: 'Peña', first: 'Lucía', birth: '04-26' },
] as const;

/** '2023-24' for 2024. */
export function schoolYearText(endYear: number): string {
  return `${endYear - 1}-${String(endYear).slice(2)}`;
}
