import {
  photoShapes,
  signatureFilters,
  signatureLayouts,
  type PhotoShape,
  type SignatureLayout,
} from '../../../contract/signatures/constants';
import { createListParams, type StateOf } from '../hooks/list/list-params';
import { param } from '../hooks/list/url-params';

const layouts = Object.keys(signatureLayouts) as SignatureLayout[];
const shapes = Object.keys(photoShapes) as PhotoShape[];

export const signaturesParams = createListParams({
  query: param.search,
  region: param.region,
  show: param.choice('show', { label: 'Employees', choices: signatureFilters }, 'email'),
  page: param.page,
  employee: param.viewOnly(param.id('employee', 40)),
  layout: param.viewOnly(param.oneOf('layout', layouts, 'beside')),
  shape: param.viewOnly(param.oneOf('shape', shapes, 'circle')),
  noPhone: param.viewOnly(param.flag('noPhone')),
});
export type SignaturesParams = StateOf<typeof signaturesParams>;

/** The style of the signatures as the API takes it. */
export function toStyleQuery({ layout, shape, noPhone }: SignaturesParams) {
  return { layout, shape, phone: noPhone ? '0' : '1' } as const;
}

/** The archive of the signatures of all current employees that are listed without a search. */
export function toArchiveQuery(state: SignaturesParams) {
  const { region, show } = state;
  return { ...toStyleQuery(state), show, ...(region !== null && { region }) };
}
