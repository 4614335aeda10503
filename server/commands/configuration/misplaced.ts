/** Something in a configuration file cannot be used. */
export class Misplaced extends Error {
  override name = 'Misplaced';
  /** Within its entry, as `conditions.0.value`; '' for the entry as a whole. */
  readonly place: string;

  constructor(place: string, problem: string) {
    super(problem);
    this.place = place;
  }
}
