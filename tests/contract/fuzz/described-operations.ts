import { type Operation, type OperationId, operations } from '#openapi';
import { operationsOf, parametersOf } from '#scripts/contract/breaking/released-operations.ts';
import { child, isNode, type Node } from '#scripts/contract/source.ts';

export interface DescribedParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: unknown;
}

/** One call as the fuzz sees it: what the bundled description says about its requests and answers. */
export interface DescribedOperation {
  id: OperationId;
  table: Operation;
  node: Node;
  parameters: DescribedParameter[];
  body?: { schema: unknown; required: boolean; example: unknown };
}

function parameterOf(parameter: Node): DescribedParameter {
  return {
    name: String(parameter['name']),
    // Safe: the contract's own check lets no other place pass.
    in: parameter['in'] as DescribedParameter['in'],
    required: parameter['required'] === true,
    schema: parameter['schema'],
  };
}

/** Every call of a description, in the order of its operationIds. */
export function describedOperations(description: Node): DescribedOperation[] {
  return [...operationsOf(description).values()]
    .map((operation): DescribedOperation => {
      const body = child(operation.node, 'requestBody');
      const media = Object.values(child(body, 'content'))[0];
      // Safe: table and description are made from the same source.
      const id = operation.id as OperationId;
      return {
        id,
        table: operations[id],
        node: operation.node,
        parameters: parametersOf(operation).map(parameterOf),
        ...(isNode(media)
          ? { body: { schema: media['schema'], required: body['required'] === true, example: media['example'] } }
          : {}),
      };
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}
