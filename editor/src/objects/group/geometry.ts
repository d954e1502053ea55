/** Making groups of objects and objects of groups, so that nothing moves on the canvas. */
import {commonOf} from '../../document/common';
import {boundsOf} from '../../document/geometry';
import {centreOf, matrixOf, multiplyMatrices, placementOf, unionOf} from '../../document/matrix';
import type {DesignObject, GroupObject} from '../../document/types';

/** A group around the objects, upright and unscaled. There must be at least one. */
export function groupOf(id: string, objects: readonly DesignObject[]): GroupObject {
  const bounds = unionOf(objects.map(boundsOf)) ?? {left: 0, top: 0, width: 0, height: 0};
  const {x, y} = centreOf(bounds);
  return {
    ...commonOf(id, {left: x, top: y, width: bounds.width, height: bounds.height}),
    kind: 'group',
    objects: objects.map(object => ({...object, left: object.left - x, top: object.top - y})),
  };
}

/** The members on their own, where they were seen, with new ids (ED-290). */
export function releaseMembers(group: GroupObject, newId: () => string): readonly DesignObject[] {
  const outer = matrixOf(group);
  return group.objects.map(member => ({
    ...withNewIds(member, newId),
    ...placementOf(multiplyMatrices(outer, matrixOf(member))),
    opacity: member.opacity * group.opacity,
    visible: member.visible && group.visible,
  }));
}

/** A copy with new ids throughout. */
export function withNewIds(object: DesignObject, newId: () => string): DesignObject {
  const copy = {...object, id: newId()};
  return copy.kind === 'group' ? {...copy, objects: copy.objects.map(member => withNewIds(member, newId))} : copy;
}
