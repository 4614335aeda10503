/** How far sums of amounts may be off, in 1/10,000: two cents, since each summand may have been rounded. */
export const TOLERANCE = 200;
