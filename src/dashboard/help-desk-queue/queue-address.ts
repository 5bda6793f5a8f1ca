import { listAddress, oneOf, page } from '../parts/list/list-address';
import { filters } from './order-records';

/** What a queue keeps in its address. */
export const queueAddress = listAddress({ show: oneOf('show', filters, 'all'), page });
