// Takes operations out of a network that only scale and shift all values alike: those of PP-OCR have two on each side of a
// convolution and two more in each hard swish. The runtime runs them one by one, for which it leaves the layout of values
// that makes convolutions fast, and together they take as long as the convolutions.
//
// A value that is `scale * base + shift` is carried along as that and goes into the weights of the convolution before it or
// of the next one. Where neither can take it, a convolution of one pixel does both at once in the fast layout.
import { integerAttribute, type NetworkFile, type Operation, type Weights } from './network-file.ts';

/** What a value is made of: `scale * base + shift`. */
interface Scaled {
  base: string;
  scale: number;
  shift: number;
}

/** Operations whose output has the channels of their first input. */
const KEEPS_CHANNELS = new Set(['BatchNormalization', 'Clip', 'Relu', 'Mul', 'GlobalAveragePool']);

/** The same network, to rounding, with fewer operations. The weights that it changes are copies. */
export function foldNetwork(network: NetworkFile): NetworkFile {
  const folding = new Folding(network);
  for (const operation of network.operations) folding.add(operation);
  return { ...network, operations: folding.operations, weights: folding.weights };
}

class Folding {
  readonly operations: Operation[] = [];
  readonly weights: Map<string, Weights>;
  private readonly uses = new Map<string, number>();
  private readonly scaled = new Map<string, Scaled>();
  private readonly channels = new Map<string, number>();
  private readonly makers = new Map<string, Operation>();
  private readonly kept: Set<string>;

  constructor({ operations, weights, outputs }: NetworkFile) {
    this.weights = new Map(weights);
    this.kept = new Set(outputs);
    for (const name of operations.flatMap(({ inputs }) => inputs))
      this.uses.set(name, (this.uses.get(name) ?? 0) + 1);
  }

  add(operation: Operation): void {
    const scaling = this.scalingOf(operation);
    if (scaling) this.scale(operation.outputs[0]!, scaling);
    else if (operation.type === 'Conv') this.addConvolution(operation);
    else if (operation.type === 'Mul' && this.areBothOnlyScaled(operation)) this.addProduct(operation);
    else this.emit({ ...operation, inputs: operation.inputs.map((name) => this.whole(name)) });
  }

  /** What an operation does to its input if it is a multiplication or an addition of one number. */
  private scalingOf({ type, inputs, outputs }: Operation): Scaled | undefined {
    const number = inputs.map((name) => this.weights.get(name)).find((one) => one?.values.length === 1)
      ?.values[0];
    const name = inputs.find((one) => !this.weights.has(one));
    if (number === undefined || name === undefined || inputs.length !== 2 || this.kept.has(outputs[0]!))
      return undefined;
    const own = this.scaled.get(name) ?? { base: name, scale: 1, shift: 0 };
    if (!this.channels.has(own.base)) return undefined;
    if (type === 'Mul') return { ...own, scale: own.scale * number, shift: own.shift * number };
    if (type === 'Div' && inputs[0] === name)
      return { ...own, scale: own.scale / number, shift: own.shift / number };
    return type === 'Add' ? { ...own, shift: own.shift + number } : undefined;
  }

  /** A convolution whose values nobody else asks for gives them scaled. */
  private scale(name: string, { base, scale, shift }: Scaled): void {
    const maker = this.makers.get(base);
    if (maker?.type !== 'Conv' || (this.uses.get(base) ?? 0) > 1) {
      this.scaled.set(name, { base, scale, shift });
      return;
    }
    const { kernel, bias } = this.ownWeights(maker);
    for (let at = 0; at < kernel.values.length; at++) kernel.values[at]! *= scale;
    for (let at = 0; at < bias.values.length; at++) bias.values[at] = bias.values[at]! * scale + shift;
    this.uses.set(base, this.uses.get(name) ?? 0);
    this.scaled.set(name, { base, scale: 1, shift: 0 });
  }

  private addConvolution(operation: Operation): void {
    const input = this.scaled.get(operation.inputs[0]!);
    const pads = operation.attributes.get('pads')?.integers ?? [];
    const isPadded = pads.some((pad) => pad !== 0) || operation.attributes.has('auto_pad');
    // Beyond the edge stands 0, whatever the shift.
    const canTake = input && this.weights.has(operation.inputs[1]!) && (input.shift === 0 || !isPadded);
    const inputs = [canTake ? input.base : this.whole(operation.inputs[0]!), ...operation.inputs.slice(1)];
    const convolution = this.emit({ ...operation, inputs });
    const kernel = this.weights.get(operation.inputs[1]!);
    if (kernel) this.channels.set(operation.outputs[0]!, kernel.dims[0]!);
    if (!canTake || (input.scale === 1 && input.shift === 0)) return;
    const { kernel: own, bias } = this.ownWeights(convolution);
    const each = own.values.length / bias.values.length;
    for (let output = 0, at = 0; output < bias.values.length; output++) {
      let sum = 0;
      for (const end = at + each; at < end; at++) {
        sum += own.values[at]!;
        own.values[at]! *= input.scale;
      }
      bias.values[output]! += input.shift * sum;
    }
  }

  /** Copies of the weights of a convolution, which become its own. */
  private ownWeights(convolution: Operation): { kernel: Weights; bias: Weights } {
    const [name] = convolution.outputs;
    const [input, kernelName, biasName] = convolution.inputs;
    const [ownKernel, ownBias] = [`${name}/kernel`, `${name}/bias`];
    if (kernelName !== ownKernel) {
      const { dims, values } = this.weights.get(kernelName!)!;
      this.weights.set(ownKernel, { dims, values: values.slice() });
      const bias = biasName ? this.weights.get(biasName)!.values.slice() : new Float32Array(dims[0]!);
      this.weights.set(ownBias, { dims: [dims[0]!], values: bias });
      convolution.inputs = [input!, ownKernel, ownBias];
    }
    return { kernel: this.weights.get(ownKernel)!, bias: this.weights.get(ownBias)! };
  }

  private areBothOnlyScaled({ inputs, outputs }: Operation): boolean {
    const own = inputs.map((name) => this.scaled.get(name));
    return (
      !this.kept.has(outputs[0]!) && own.some((one) => one) && own.every((one) => !one || one.shift === 0)
    );
  }

  private addProduct(operation: Operation): void {
    const factors = operation.inputs.map((name) => this.scaled.get(name) ?? { base: name, scale: 1 });
    const [name] = operation.outputs;
    const base = `${name}/unscaled`;
    this.uses.set(base, this.uses.get(name!) ?? 0);
    this.emit({ ...operation, inputs: factors.map((factor) => factor.base), outputs: [base] });
    const scale = factors.reduce((product, factor) => product * factor.scale, 1);
    this.scaled.set(name!, { base, scale, shift: 0 });
  }

  /** The name of a value with its scale and shift in it. */
  private whole(name: string): string {
    const own = this.scaled.get(name);
    if (!own) return name;
    if (own.scale === 1 && own.shift === 0) return own.base;
    const channels = this.channels.get(own.base)!;
    const [kernel, bias] = [`${name}/kernel`, `${name}/bias`];
    const all = (value: number) => new Float32Array(channels).fill(value);
    this.weights.set(kernel, { dims: [channels, 1, 1, 1], values: all(own.scale) });
    this.weights.set(bias, { dims: [channels], values: all(own.shift) });
    const attributes = new Map([
      integerAttribute('group', channels),
      integerAttribute('kernel_shape', [1, 1]),
    ]);
    this.emit({ type: 'Conv', inputs: [own.base, kernel, bias], outputs: [name], attributes });
    this.channels.set(name, channels);
    this.scaled.delete(name);
    return name;
  }

  private emit(operation: Operation): Operation {
    this.operations.push(operation);
    const [name] = operation.outputs;
    this.makers.set(name!, operation);
    const channels = Math.max(0, ...operation.inputs.map((input) => this.channels.get(input) ?? 0));
    if (KEEPS_CHANNELS.has(operation.type) && channels > 0) this.channels.set(name!, channels);
    return operation;
  }
}
