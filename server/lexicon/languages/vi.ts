// What documents in Vietnamese say. Data only: see ../language.ts for what each part means.
import type { Language } from '../language.ts';

export const vi: Language = {
  code: 'vi',
  name: 'Vietnamese',
  home: 'VN',
  periods: { year: 'năm', month: 'tháng', week: 'tuần', day: 'ngày' },
  papers:
    'hóa đơn | hóa đơn bán hàng | hóa đơn giá trị gia tăng | hóa đơn thanh toán | phiếu thanh toán | biên lai | bản sao',
  letters: 'ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ',
  frequent:
    'và của cho không được với là có trong này khi theo từ đến quý khách xin cảm ơn hẹn gặp lại vui lòng công ty tên hàng số lượng đơn giá thành tiền tổng cộng thanh toán hóa đơn khách hàng địa chỉ điện thoại ngày giờ thu ngân nhân viên mặt hàng giảm giá thuế bàn phí đồng thành phố quận phường đường',
  kinds: {
    Invoice: 'hóa đơn | hóa đơn giá trị gia tăng | hóa đơn gtgt | hóa đơn bán hàng | hóa đơn điện tử',
    Receipt:
      'biên lai | phiếu thu | hóa đơn thanh toán | phiếu thanh toán | phiếu tính tiền | hóa đơn tính tiền | phiếu bán hàng | hóa đơn bán lẻ | phiếu tạm tính | biên nhận | biên lai thu tiền | hóa đơn tạm tính | phiếu thanh toán tiền | giấy biên nhận',
    'Credit Note': 'hóa đơn điều chỉnh giảm | giấy báo có',
    'Purchase Order': 'đơn đặt hàng | phiếu đặt hàng | đơn mua hàng | lệnh mua hàng | đơn đặt mua hàng',
    'Delivery Note':
      'phiếu giao hàng | phiếu xuất kho | biên bản giao hàng | phiếu giao nhận | phiếu xuất kho kiêm vận chuyển | biên bản giao nhận | biên bản bàn giao | phiếu giao nhận hàng hóa | biên bản giao nhận hàng hóa | phiếu xuất hàng | lệnh giao hàng | phiếu đóng gói',
    'Bank Statement':
      'sao kê tài khoản | sổ phụ ngân hàng | sao kê giao dịch | sao kê | sao kê tài khoản ngân hàng | sổ phụ | lịch sử giao dịch | sao kê chi tiết | sao kê thẻ tín dụng | chi tiết giao dịch tài khoản | bản sao kê',
    Contract: 'hợp đồng kinh tế | hợp đồng mua bán | hợp đồng dịch vụ | hợp đồng lao động',
    Quotation: 'báo giá | bảng báo giá | phiếu báo giá | bảng chào giá | thư chào giá | chào giá',
    'Order Confirmation': 'xác nhận đơn hàng',
    'Utility Bill':
      'hóa đơn tiền điện | hóa đơn tiền nước | hóa đơn điện | thông báo tiền điện | hóa đơn gtgt tiền điện | hóa đơn nước | thông báo tiền nước | hóa đơn internet | thông báo cước | hóa đơn viễn thông | bảng kê cước | thông báo cước viễn thông | giấy báo tiền điện',
    Payslip:
      'phiếu lương | bảng lương | phiếu lương nhân viên | bảng thanh toán lương | bảng lương chi tiết | phiếu trả lương | phiếu chi lương',
    'Payment Reminder': 'thông báo nợ | nhắc thanh toán',
    'Expense Report': 'giấy đề nghị thanh toán | bảng kê chi phí',
    Ticket: 'vé tàu hỏa | vé máy bay | thẻ lên máy bay',
    'Bill of Lading': 'vận đơn',
  },
  labels: {
    invoice_number: 'số hóa đơn | mã hóa đơn | hóa đơn số | số hđ | hóa đơn #',
    receipt_number: 'số phiếu | số biên lai | số ct',
    order_number: 'số đơn hàng | mã đơn hàng',
    contract_number: 'số hợp đồng | hợp đồng số',
    customer_number: 'mã khách hàng | mã kh',
    quote_number: 'số báo giá | báo giá số',
    vat_id: 'mã số thuế | mst',
    bank_account: 'số tài khoản | stk | tài khoản ngân hàng | số hiệu tài khoản',
    issue_date:
      'ngày lập | ngày hóa đơn | ngày lập hóa đơn | ngày bán | ngày xuất | ngày ra hóa đơn | ngày trên hoá đơn | ngày xuất hóa đơn',
    due_date:
      'hạn thanh toán | ngày đến hạn | đến hạn vào | ngày đáo hạn | thanh toán trước ngày | hạn chót thanh toán',
    birth_date: 'ngày sinh',
    delivery_date: 'ngày giao hàng | ngày giao | ngày xuất kho | ngày xuất hàng',
    order_date: 'ngày đặt hàng',
    grand_total:
      'tổng cộng | tổng tiền thanh toán | tổng thanh toán | tổng cộng tiền thanh toán | tổng số tiền | tổng tiền | tổng giá | số tiền tổng cộng | tổng hóa đơn',
    net_total:
      'cộng tiền hàng | tiền hàng | tổng tiền hàng | tạm tính | tổng phụ | tổng trước thuế | tổng tiền trước thuế',
    tax_total:
      'tiền thuế gtgt | thuế gtgt | tiền thuế | thuế | tổng thuế | thuế bán hàng | thuế tổng cộng | số thuế | tổng tiền thuế',
    due_payable:
      'phải thanh toán | tổng phải trả | còn phải trả | khách phải trả | số tiền đến hạn | tiền cần thanh toán | số tiền phải trả | số còn lại phải thanh toán | còn phải thanh toán | còn lại | số tiền còn lại | số dư phải trả',
    discount: 'giảm giá | chiết khấu | tổng khấu trừ | tổng chiết khấu | giảm giá %',
    shipping: 'phí vận chuyển | phí giao hàng',
    opening_balance: 'số dư đầu kỳ | số dư đầu | dư đầu kỳ | số dư đầu ngày',
    closing_balance: 'số dư cuối kỳ | số dư cuối | dư cuối kỳ | số dư cuối ngày | số dư hiện tại',
    net_pay:
      'thực lĩnh | lương thực nhận | thực nhận | lương thực lĩnh | số tiền thực nhận | lương net | tổng thực lĩnh | còn lại thực lĩnh | tổng thực nhận | thực lãnh | lương thực lãnh',
    gross_pay:
      'tổng thu nhập | tổng lương | tổng lương gross | lương gross | tổng cộng thu nhập | tổng các khoản thu nhập | tổng thu nhập chịu thuế',
    unit_price: 'đơn giá | giá đơn vị',
    quantity: 'số lượng | định lượng | sl',
    tax_rate: 'thuế suất gtgt | thuế suất | tỷ suất thuế | thuế % | tỷ lệ thuế',
    payment_method: 'hình thức thanh toán | phương thức thanh toán | kiểu thanh toán | loại thanh toán',
    address: 'địa chỉ',
    phone: 'điện thoại | số điện thoại | đt | sđt',
    cash_tendered: 'tiền khách đưa | khách đưa | khách thanh toán | tiền mặt',
    cash_change: 'tiền thừa | tiền trả lại | trả lại khách | tiền thối | thừa trả khách | tiền thối lại',
    cashier: 'thu ngân | nhân viên | nhân viên bán hàng',
    table_no: 'bàn | số bàn',
    notes: 'ghi chú | bình luận | lưu ý | chú thích',
    delivery_note_number: 'số phiếu giao hàng | số phiếu xuất | số phiếu xuất kho | phiếu giao hàng số',
    meter_number: 'số công tơ | mã công tơ | số đồng hồ',
    period_start: 'từ ngày | kỳ hóa đơn | kỳ lương | tháng lương | kỳ cước | ngày bắt đầu | kỳ tính lương',
    period_end: 'đến ngày | kỳ hóa đơn | kỳ lương | tháng lương | kỳ cước | ngày kết thúc',
    expiry_date: 'có hiệu lực đến | hiệu lực đến | báo giá có hiệu lực đến | ngày hết hạn | hiệu lực báo giá',
    payment_date: 'ngày trả lương | ngày chi lương | ngày thanh toán',
    prepaid:
      'đã thanh toán | số tiền nhận được | đã trả | tổng tiền trả | đã đặt cọc | tạm ứng | số tiền đã thanh toán',
    contact_person: 'người đại diện | người liên hệ',
    email: 'thư điện tử',
    currency: 'tiền tệ',
    payment_terms: 'điều khoản thanh toán',
    rounding: 'làm tròn',
  },
  weak: { issue_date: 'ngày', grand_total: 'tổng', due_date: 'ngày hết hạn' },
  headings: {
    seller:
      'đơn vị bán hàng | người bán hàng | bên bán | nhà cung cấp | bên giao | bên giao hàng | người gửi | đơn vị giao hàng | bán bởi',
    buyer:
      'khách hàng | tên khách hàng | người mua hàng | họ tên người mua hàng | tên đơn vị | bên mua | người nhận hàng | người nhận | bên nhận | đơn vị nhận | họ và tên | họ tên | nhân viên nhận lương | chủ tài khoản | tên tài khoản | kính gửi | họ tên khách hàng | đơn vị mua hàng | bên nhận hàng | địa chỉ thanh toán | hoá đơn đến | hoá đơn tới | bán cho | chi tiết khách hàng | người mua | thông tin khách hàng',
    ship_to: 'địa chỉ giao hàng | giao hàng đến | nơi giao hàng | giao đến | giao cho | địa chỉ nhận hàng',
    bank: 'ngân hàng | tên ngân hàng',
  },
  columns: {
    position: 'stt | số',
    sku: 'mã hàng | mã sản phẩm | mã | mã vạch',
    description:
      'tên hàng | tên hàng hóa | tên hàng hóa dịch vụ | tên sản phẩm | mặt hàng | diễn giải | tên món | mô tả | hàng hóa | chi tiết | sản phẩm | dịch vụ',
    quantity: 'số lượng | sl | giờ',
    unit: 'đơn vị tính | đvt',
    unit_price: 'đơn giá | giá | đ giá',
    discount: 'giảm giá | chiết khấu',
    amount: 'thành tiền | t tiền | số tiền | tổng cộng | tổng | tổng giá',
    tax_rate: 'thuế suất | tỷ suất thuế | thuế % | tỷ lệ thuế',
    tax_amount: 'tiền thuế | thuế | tổng thuế | số thuế',
    date: 'ngày | ngày tháng',
  },
  units: { piece: 'cái | chiếc', box: 'hộp', carton: 'thùng', bottle: 'chai', bag: 'túi', set: 'bộ' },
  words: {
    goods_count: 'món | mặt hàng',
    page: 'trang',
    street: 'đường',
    slogan: 'cảm ơn | cám ơn | hẹn gặp lại | cam on | hen gap lai | cảm ơn quý khách',
    bill_title: 'hóa đơn',
    payment_means: 'tiền mặt | tien mat | chuyển khoản | chuyen khoan',
    company_beginning: 'công ty',
    metered:
      'chỉ số mới | chỉ số cũ | điện năng tiêu thụ | công tơ | chỉ số (?:đầu|cuối)(?: kỳ)? | kwh tiêu thụ | lượng nước tiêu thụ | nước tiêu thụ | cước (?:thuê bao|internet|viễn thông|điện thoại) | tiền điện | tiền nước',
    bank_name: 'ngân hàng',
  },
};
