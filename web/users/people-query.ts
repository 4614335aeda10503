// People whom documents can be assigned to.
import { query } from '../api/queries.ts';

export const peopleQuery = { ...query('listPeople'), staleTime: 60_000 };
